import type { Dentist } from "./schema.ts";

/** The children's dentist. */
export const meeraIyer = {
  slug: "meera-iyer",
  name: "Dr Meera Iyer",
  role: "Children's dentist",
  specialities: ["Dentistry for kids", "Special needs care", "Myofunctional training"],
  degrees: ["BDS", "MDS (Paediatric and Preventive Dentistry)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Tamil", "English", "Hindi", "Marathi"],
  branches: ["kurla"],
  biography: [
    "Dr Meera Iyer kneels when she says hello. Most of her patients are under twelve, and she wants to see the room from where they stand.",
    "Nothing goes into a small mouth before it has been shown on a finger. The mirror is a moon, the air jet is wind, and the drill has its real name, because children notice when they are fooled. If a child says stop, she stops.",
    "She also cares for children and grown-ups with autism, Down syndrome or a disability of body or mind. For them she keeps long appointments in the quiet room. Some come four times only to sit in the chair. She counts those as good visits. The fifth one is often a check-up.",
  ],
  portrait: {
    src: "people/meera-iyer.webp",
    alt: "A woman with long black hair and a yellow top",
  },
  sample: true,
} satisfies Dentist as Dentist;
