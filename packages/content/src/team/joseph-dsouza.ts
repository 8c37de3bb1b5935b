import type { Dentist } from "./schema.ts";

/** The root canal dentist. */
export const josephDsouza = {
  slug: "joseph-dsouza",
  name: "Dr Joseph D'Souza",
  role: "Endodontist, root canal treatment",
  specialities: ["Root canal treatment", "Dental trauma", "Repeat root canal treatment"],
  degrees: ["BDS", "MDS (Conservative Dentistry and Endodontics)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["English", "Konkani", "Hindi", "Marathi"],
  branches: ["kurla", "south-mumbai"],
  biography: [
    "You will mostly see Dr Joseph D'Souza from below, behind the eyepieces of a microscope. He spends his days inside root canals that are thinner than a sewing thread. His longest search for a hidden one took two hours. It was there.",
    "People come to him in pain, often after nights without sleep. He speaks little and slowly, tells you what you will hear before you hear it, and checks twice that you are numb. There is no radio in his room unless you ask for one.",
    "He also treats teeth that were treated before and ache again, and front teeth after a fall. If he thinks that a tooth is lost, he shows you the crack on the screen.",
  ],
  portrait: {
    src: "people/joseph-dsouza.webp",
    alt: "A bald man with rimless glasses and a grey beard",
  },
  sample: true,
} satisfies Dentist as Dentist;
