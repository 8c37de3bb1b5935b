import { braces } from "./braces.ts";
import { implant } from "./implant.ts";
import type { DrawnFilm } from "./motion.ts";
import { rootCanal } from "./root-canal.ts";

/** Films that are drawn, by the slug of their video. */
export const drawnFilms: Record<string, DrawnFilm> = {
  "root-canal-visit": rootCanal,
  "implant-visit": implant,
  "braces-visit": braces,
};

/** Second of each rendered film that its poster shows. */
export const posterSeconds: Record<string, number> = {
  "clinic-walkthrough": 5.4,
  "patient-transformation": 10.1,
};
