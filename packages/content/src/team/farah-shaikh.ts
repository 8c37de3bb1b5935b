import type { Dentist } from "./schema.ts";

/** The chief dentist at Kurla. */
export const farahShaikh = {
  slug: "farah-shaikh",
  name: "Dr Farah Shaikh",
  role: "Chief dentist, Kurla",
  specialities: ["Family dentistry", "Crowns and bridges", "Check-ups and prevention"],
  degrees: ["BDS", "MDS (Conservative Dentistry)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Urdu", "Hindi", "English", "Marathi"],
  branches: ["kurla"],
  biography: [
    "A usual Tuesday in Kurla: a grandmother whose denture rubs, her son with a broken molar, and her grandson who only came along and wants to ride in the chair. Dr Farah Shaikh likes it when three generations sit in one room. A family eats from the same pot, and often shares the same dental troubles.",
    "She heads the branch and plans the care of most families who come here. Crowns are what she makes most often, many of them on the mill next door, within one day.",
    "Patients know her for blunt answers. If a tooth can wait, she says so, and gives you the month in which to come back.",
  ],
  portrait: {
    src: "people/farah-shaikh.webp",
    alt: "A woman in a dark green headscarf, smiling",
  },
  sample: true,
} satisfies Dentist as Dentist;
