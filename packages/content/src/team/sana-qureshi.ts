import type { Dentist } from "./schema.ts";

/** The gum dentist. */
export const sanaQureshi = {
  slug: "sana-qureshi",
  name: "Dr Sana Qureshi",
  role: "Periodontist, gum treatment",
  specialities: ["Gum disease", "Gum grafts", "Care around implants"],
  degrees: ["BDS", "MDS (Periodontology)", "Certificate in Tobacco Cessation"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Hindi", "Urdu", "English", "Arabic"],
  branches: ["south-mumbai", "kurla"],
  biography: [
    "Gums keep a diary, in Dr Sana Qureshi's view. They tell her about sleep, sugar, tobacco and the evenings when the brush stayed dry. She reads it without blame, in millimetres, six to a tooth.",
    "Deep cleaning is her bread and butter. She does it in small portions, with plenty of numbing, and compares the numbers with you three months later. Operations come only after that, and only where brushing has already won.",
    "She has a particular patience for people who want to give up gutkha or cigarettes and have failed before. Twice a week she works in Fort and on the other days in Kurla. Her drawer holds eleven sizes of brush for the gaps between teeth. You will leave with yours.",
  ],
  portrait: {
    src: "people/sana-qureshi.webp",
    alt: "A woman in a sand-coloured hijab and a white coat",
  },
  sample: true,
} satisfies Dentist as Dentist;
