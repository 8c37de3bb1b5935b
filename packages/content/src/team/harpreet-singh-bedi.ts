import type { Dentist } from "./schema.ts";

/** The orthodontist. */
export const harpreetSinghBedi = {
  slug: "harpreet-singh-bedi",
  name: "Dr Harpreet Singh Bedi",
  role: "Orthodontist, braces and aligners",
  specialities: ["Braces", "Clear aligners", "Jaw growth in children"],
  degrees: ["BDS", "MDS (Orthodontics and Dentofacial Orthopaedics)"],
  registration: { council: "Maharashtra State Dental Council", number: null },
  languages: ["Punjabi", "Hindi", "English"],
  branches: ["kurla", "south-mumbai"],
  biography: [
    "A tooth moves about a millimetre a month. Dr Harpreet Singh Bedi finds that slowness restful; his teenage patients don't. So he takes a photograph at each visit and plays them as a film. After half a year they can see the canine walk into line.",
    "Before any bracket is glued, he works out where the roots will end up, and whether the face will look like yours when it is done. When a case is better left alone, he says that too. Crooked is not the same as ill.",
    "He sees adults as often as children now. Most of them ask the same thing: whether it is too late. Seldom, he answers, if the gums are sound.",
  ],
  portrait: {
    src: "people/harpreet-singh-bedi.webp",
    alt: "A man with a full beard and a maroon turban",
  },
  sample: true,
} satisfies Dentist as Dentist;
