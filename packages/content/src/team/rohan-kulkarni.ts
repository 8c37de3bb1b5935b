import type { Dentist } from "./schema.ts";

/** The co-founder and director. */
export const rohanKulkarni = {
  slug: "rohan-kulkarni",
  name: "Dr Rohan Kulkarni",
  role: "Co-founder and director, oral surgery",
  specialities: ["Wisdom teeth and extractions", "Bone building", "Treatment under general anaesthesia"],
  degrees: ["BDS", "MDS (Oral and Maxillofacial Surgery)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Marathi", "Hindi", "English"],
  branches: ["kurla", "south-mumbai"],
  biography: [
    "Surgery is mostly preparation, says Dr Rohan Kulkarni. Before he takes out a buried wisdom tooth he has drawn it from three sides. He knows which medicines you take and who will see you home. The operation itself is often the shortest part of the day.",
    "He founded the clinic together with Dr Mistry, and runs it as its director. Hospital wards taught him to write everything down. The checklists on the surgery walls are his, and so is the rule that two people read each of them aloud.",
    "On the evening after an operation he calls his patients himself. The talk takes two minutes. It has spared many people a worried night.",
  ],
  portrait: {
    src: "people/rohan-kulkarni.webp",
    alt: "A man with greying black hair and a moustache",
  },
  sample: true,
} satisfies Dentist as Dentist;
