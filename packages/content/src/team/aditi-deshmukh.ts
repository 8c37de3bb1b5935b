import type { Dentist } from "./schema.ts";

/** The dentist for veneers, whitening and fillings. */
export const aditiDeshmukh = {
  slug: "aditi-deshmukh",
  name: "Dr Aditi Deshmukh",
  role: "Aesthetic dentist, veneers and fillings",
  specialities: ["Dental veneers", "Teeth whitening", "Tooth-coloured fillings"],
  degrees: ["BDS", "Postgraduate Diploma in Aesthetic Dentistry"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Marathi", "English", "Hindi"],
  branches: ["south-mumbai", "kurla"],
  biography: [
    "No tooth is white. Ask Dr Aditi Deshmukh, and she will show you the blue at the edge, the honey at the neck and the tiny clouds between them. She painted before she studied dentistry. Now she mixes several shades of resin for a filling that you should never notice.",
    "The youngest of our dentists, she works with composite, thin veneers and whitening. She takes her pictures by the window and hands you the camera afterwards, so that you can mark what bothers you.",
    "Some visitors, she finds, need nothing but a cleaning and the courage to keep a small gap. She is glad to be the one who tells them.",
  ],
  portrait: {
    src: "people/aditi-deshmukh.webp",
    alt: "A young woman with a black bob and a red top",
  },
  sample: true,
} satisfies Dentist as Dentist;
