import type { Crop } from "./publish.ts";

/** Pictures cut from other renders. */
export const crops: Record<string, Crop & { from: string }> = {
  "treatments/braces-treatment/banner": {
    from: "studies/braces-metal",
    left: 0,
    top: 0.22,
    width: 1,
    height: 0.7,
  },
  "treatments/preventive-treatments/banner": {
    from: "studies/sealant",
    left: 0,
    top: 0.3,
    width: 1,
    height: 0.7,
  },
  "treatments/dental-veeners/banner": {
    from: "studies/veneer-shell",
    left: 0,
    top: 0.02,
    width: 1,
    height: 0.7,
  },
  "studies/crowding": { from: "smiles/crowding-before", left: 0.06, top: 0.1, width: 0.8, height: 0.8 },
  "studies/spacing": { from: "smiles/spacing-before", left: 0.01, top: 0, width: 0.87, height: 0.87 },
  "studies/high-canine": { from: "smiles/braces-before", left: 0.0, top: 0.06, width: 0.78, height: 0.78 },
  "studies/worn-edges": { from: "smiles/worn-before", left: 0.16, top: 0.12, width: 0.7, height: 0.7 },
  "studies/chipped-incisor": {
    from: "smiles/chipped-incisor-before",
    left: 0.07,
    top: 0,
    width: 0.78,
    height: 0.78,
  },
  "studies/gum-healthy": {
    from: "smiles/inflamed-gums-after",
    left: 0.12,
    top: 0.28,
    width: 0.7,
    height: 0.7,
  },
  "studies/gum-inflamed": {
    from: "smiles/inflamed-gums-before",
    left: 0.12,
    top: 0.28,
    width: 0.7,
    height: 0.7,
  },
};
