import { children } from "./draw/children.ts";
import { destinations } from "./draw/destinations.ts";
import { drawFace } from "./draw/face.ts";
import { spill } from "./draw/light.ts";
import { kurlaMap, southMumbaiMap } from "./draw/maps.ts";
import { newsletters } from "./draw/newsletters.ts";
import { pairPictures } from "./draw/pairs.ts";
import { drawPerson, people } from "./draw/people.ts";
import { drawProfile } from "./draw/profile.ts";
import { drawDesignScreen } from "./draw/screen.ts";
import { speakerPosters } from "./draw/speakers.ts";
import type { Crop } from "./publish.ts";

/** Prefixes the names of a group with its folder. */
function within(folder: string, group: Record<string, () => string>): [string, () => string][] {
  return Object.entries(group).map(([name, draw]) => [`${folder}/${name}`, draw]);
}

/** Every picture that is drawn as SVG and published as WebP, by name. */
export const drawings: Record<string, () => string> = Object.fromEntries([
  ...within("destinations", destinations),
  ...within("newsletters", newsletters),
  ...within("maps", { kurla: kurlaMap, "south-mumbai": southMumbaiMap }),
  ...within("smiles", pairPictures),
  ...Object.entries(children).map(([name, { draw }]): [string, () => string] => [name, draw]),
  ["studies/face-plan", () => drawFace(1024, 640)],
  ["treatments/digital-smile-design/banner", () => drawFace(1280, 560)],
  ["treatments/3-d-facially-driven-dentistry/banner", () => drawFace(1280, 560, true)],
  ["treatments/myofunctional-dentistry/banner", () => drawProfile(1280, 560)],
  ["technology/smile-design-software", () => drawDesignScreen(960, 720)],
  ...within("videos", speakerPosters),
  ["videos/smile-design-visit", () => drawDesignScreen(1280, 720)],
  ...people.map((name): [string, () => string] => [`people/${name}`, () => drawPerson(name)]),
]);

/** Crops of the drawings that extend below their picture. */
export const drawnCrops: Record<string, Crop> = Object.fromEntries([
  ...Object.entries(children).map(([name, { height }]) => [name, upper(height)]),
  ...people.map((name) => [`people/${name}`, upper(1000)]),
  ...Object.keys(speakerPosters).map((name) => [`videos/${name}`, upper(720)]),
]);

function upper(height: number): Crop {
  return { left: 0, top: 0, width: 1, height: height / (height + spill) };
}
