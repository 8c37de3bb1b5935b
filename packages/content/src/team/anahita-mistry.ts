import type { Dentist } from "./schema.ts";

/** The lead dentist. */
export const anahitaMistry = {
  slug: "anahita-mistry",
  name: "Dr Anahita Mistry",
  role: "Lead dentist, implants and smile design",
  specialities: ["Dental implants", "Digital smile design", "Crowns and bridges"],
  degrees: ["BDS", "MDS (Prosthodontics)", "Fellowship in Oral Implantology"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["English", "Gujarati", "Hindi", "Marathi"],
  branches: ["south-mumbai", "kurla"],
  biography: [
    "Dr Anahita Mistry opened the first room of this clinic in Kurla in 2004, with one chair and a plaster bench. She still begins each plan with a pencil. The face comes first on her page, then the lips, and the teeth last.",
    "Her work is replacing lost teeth and giving worn ones their shape again. She places implants in the morning, when the light in the South Mumbai surgery is good, and meets new patients after lunch.",
    "Teaching takes up two days of her month. Over the years she has trained about 1,000 dental professionals in planning and placing implants. She asks them to bring cases that went wrong, and brings her own.",
  ],
  portrait: {
    src: "people/anahita-mistry.webp",
    alt: "A woman with short grey hair and round glasses",
  },
  sample: true,
} satisfies Dentist as Dentist;
