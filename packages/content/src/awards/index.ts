import { defineCollection } from "../collection/collection.ts";
import type { Award } from "./schema.ts";

export type { Award } from "./schema.ts";

/** The nine awards, the newest first. All of them are made up; their givers are called "Example". */
export const awards = defineCollection<Award>([
  {
    slug: "plain-letters",
    title: "Plain words in treatment plans",
    subheader: "Example Society for Clear Writing, for the written plans that our patients take home, 2026",
    year: 2026,
    image: {
      src: "awards/plain-letters.webp",
      alt: "A cream certificate with a drawn pen, in a thin oak frame",
    },
    sample: true,
  },
  {
    slug: "step-free-rooms",
    title: "Rooms without steps",
    subheader: "Example Access Council, for level floors and wide doors at the Kurla branch, 2025",
    year: 2025,
    image: {
      src: "awards/step-free-rooms.webp",
      alt: "A round plaque of brushed steel with a ramp engraved on it",
    },
    sample: true,
  },
  {
    slug: "twenty-years-of-teaching",
    title: "Thanks for twenty years of teaching",
    subheader:
      "Example Dental Teachers' Forum, to Dr Anahita Mistry for her courses on planning implants, 2024",
    year: 2024,
    image: {
      src: "awards/twenty-years-of-teaching.webp",
      alt: "A small bronze arch on a block of dark wood",
    },
    sample: true,
  },
  {
    slug: "clean-instruments",
    title: "Records of clean instruments",
    subheader: "Example Hygiene Board, for keeping the record of every steriliser load for a year, 2023",
    year: 2023,
    image: {
      src: "awards/clean-instruments.webp",
      alt: "A glass tablet with an etched drop of water, upright on a shelf",
    },
    sample: true,
  },
  {
    slug: "school-visits",
    title: "Toothbrushes for school bags",
    subheader: "Example Trust for Children's Teeth, to Dr Meera Iyer for visits to schools in Kurla, 2022",
    year: 2022,
    image: {
      src: "awards/school-visits.webp",
      alt: "A painted wooden toothbrush mounted on a yellow board",
    },
    sample: true,
  },
  {
    slug: "case-report",
    title: "Commended case report",
    subheader: "Example Journal of Everyday Dentistry, to Dr Vikram Nair for a report on a worn bite, 2021",
    year: 2021,
    image: {
      src: "awards/case-report.webp",
      alt: "An open journal with a ribbon across its page, under glass",
    },
    sample: true,
  },
  {
    slug: "quiet-room",
    title: "A room that can be dim and still",
    subheader: "Example Network for Inclusive Care, for the quiet room at the Kurla branch, 2019",
    year: 2019,
    image: {
      src: "awards/quiet-room.webp",
      alt: "A ceramic lamp shape in soft blue on a white base",
    },
    sample: true,
  },
  {
    slug: "old-arches",
    title: "Careful use of an old building",
    subheader: "Example Heritage Circle, for keeping the stone arches of the South Mumbai branch, 2017",
    year: 2017,
    image: {
      src: "awards/old-arches.webp",
      alt: "A slab of sandstone carved with three arches",
    },
    sample: true,
  },
  {
    slug: "ten-years-in-kurla",
    title: "Ten years in the same lane",
    subheader: "Example Neighbours' Association, for ten years of free check-up mornings in Kurla West, 2014",
    year: 2014,
    image: {
      src: "awards/ten-years-in-kurla.webp",
      alt: "A brass bowl with an engraved rim on a folded cloth",
    },
    sample: true,
  },
]);
