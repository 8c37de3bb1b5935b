import { defineCollection } from "../collection/collection.ts";
import type { Newsletter } from "./schema.ts";

export type { Newsletter } from "./schema.ts";

/** The three issues, the newest first. Their texts are in `issues/`. */
export const newsletters = defineCollection<Newsletter>([
  {
    slug: "from-scan-to-implant",
    title: "From scan to implant",
    subheader:
      "One plan followed from the first 3D scan to the last screw, with every date and what was checked.",
    publishedOn: "2026-10-05",
    image: {
      src: "newsletters/from-scan-to-implant.webp",
      alt: "Cover with a drawn implant, measured with fine lines, under a tall arch",
    },
    pdf: { src: "newsletters/from-scan-to-implant.pdf", pages: 3, bytes: 28444 },
  },
  {
    slug: "kind-to-your-gums",
    title: "Kind to your gums",
    subheader: "What gums are for, the quiet signs of gum disease, and the four minutes a day that help.",
    publishedOn: "2026-06-01",
    image: {
      src: "newsletters/kind-to-your-gums.webp",
      alt: "Cover with a row of drawn teeth in pale pink gums under a low arch",
    },
    pdf: { src: "newsletters/kind-to-your-gums.pdf", pages: 3, bytes: 29068 },
  },
  {
    slug: "a-first-visit-room-by-room",
    title: "A first visit, room by room",
    subheader: "From the door to the way home: what happens, who speaks with you, and what to bring.",
    publishedOn: "2026-02-02",
    image: {
      src: "newsletters/a-first-visit-room-by-room.webp",
      alt: "Cover with a drawn floor plan: door, waiting room, surgery and way out under arches",
    },
    pdf: { src: "newsletters/a-first-visit-room-by-room.pdf", pages: 3, bytes: 28761 },
  },
]);
