import { destinations } from "./draw/destinations.ts";
import { kurlaMap, southMumbaiMap } from "./draw/maps.ts";
import { drawPerson, PORTRAIT_SHARE, people } from "./draw/people.ts";
import { sideDoor } from "./draw/side-door.ts";
import type { Crop } from "./publish.ts";

/** A picture that is drawn as SVG. */
interface Drawing {
  draw(): string;
  crop?: Crop;
}

// A drawn person extends below the picture.
const portrait: Crop = { left: 0, top: 0, width: 1, height: PORTRAIT_SHARE };

/** Every picture that needs no Blender, by name. */
export const drawings: Record<string, Drawing> = {
  "first-visit/side-door": { draw: sideDoor },
  "maps/kurla": { draw: kurlaMap },
  "maps/south-mumbai": { draw: southMumbaiMap },
  ...Object.fromEntries(
    Object.entries(destinations).map(([name, draw]) => [`destinations/${name}`, { draw }]),
  ),
  ...Object.fromEntries(
    people.map((name) => [`people/${name}`, { draw: () => drawPerson(name), crop: portrait }]),
  ),
};

const share = (left: number, top: number, width: number, height = width): Crop => ({
  left,
  top,
  width,
  height,
});

/** Pictures cut from renders. */
export const crops: Record<string, { from: string; crop: Crop }> = {
  "treatments/braces-treatment/banner": { from: "studies/braces-metal", crop: share(0, 0.22, 1, 0.7) },
  "treatments/preventive-treatments/banner": { from: "studies/sealant", crop: share(0, 0.3, 1, 0.7) },
  "treatments/dental-veeners/banner": { from: "studies/veneer-shell", crop: share(0, 0.02, 1, 0.7) },
  "studies/crowding": { from: "smiles/crowding-before", crop: share(0.06, 0.1, 0.8) },
  "studies/spacing": { from: "smiles/spacing-before", crop: share(0.01, 0, 0.87) },
  "studies/high-canine": { from: "smiles/braces-before", crop: share(0, 0.06, 0.78) },
  "studies/worn-edges": { from: "smiles/worn-before", crop: share(0.16, 0.12, 0.7) },
  "studies/chipped-incisor": { from: "smiles/chipped-incisor-before", crop: share(0.07, 0, 0.78) },
  "studies/gum-healthy": { from: "smiles/inflamed-gums-after", crop: share(0.12, 0.28, 0.7) },
  "studies/gum-inflamed": { from: "smiles/inflamed-gums-before", crop: share(0.12, 0.28, 0.7) },
};
