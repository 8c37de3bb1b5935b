import type { Dentist } from "./schema.ts";

/** The head dentist at South Mumbai. */
export const vikramNair = {
  slug: "vikram-nair",
  name: "Dr Vikram Nair",
  role: "Head dentist, South Mumbai",
  specialities: ["Full mouth rehabilitation", "Full arch implants", "Care for visitors from abroad"],
  degrees: ["BDS", "MDS (Prosthodontics)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["English", "Malayalam", "Hindi"],
  branches: ["south-mumbai"],
  biography: [
    "Some mouths need many things at once, and the order decides how it ends. Putting them in that order is Dr Vikram Nair's daily work. He heads the branch in South Mumbai, where large treatments are planned on the wall screen, one stage after another.",
    "Many of his patients live elsewhere. He meets them first by video, looks at the X-rays they send, and tells them frankly if the journey isn't worth it. Those who come go home with a letter for their own dentist: what was done, with which parts, and what to watch.",
    "He grew up in a port town in Kerala and reads timetables for pleasure. It helps.",
  ],
  portrait: {
    src: "people/vikram-nair.webp",
    alt: "A man with a short beard, glasses and a blue shirt",
  },
  sample: true,
} satisfies Dentist as Dentist;
