import type { SupportStaff } from "./schema.ts";

/** The support staff: the manager, the receptionist and the dental nurses. */
export const supportStaffMembers = [
  {
    slug: "nandini-rao",
    name: "Nandini Rao",
    role: "Manager",
    branches: ["kurla", "south-mumbai"],
    portrait: {
      src: "people/nandini-rao.webp",
      alt: "A woman with greying hair in a bun and a blue top",
    },
    sample: true,
  },
  {
    slug: "imran-ansari",
    name: "Imran Ansari",
    role: "Receptionist",
    branches: ["kurla"],
    portrait: {
      src: "people/imran-ansari.webp",
      alt: "A young man with a short beard and a light blue shirt",
    },
    sample: true,
  },
  {
    slug: "sunita-pawar",
    name: "Sunita Pawar",
    role: "Dental nurse",
    branches: ["kurla"],
    portrait: {
      src: "people/sunita-pawar.webp",
      alt: "A woman with a black bun and a green tunic",
    },
    sample: true,
  },
  {
    slug: "esther-hmar",
    name: "Esther Hmar",
    role: "Dental nurse",
    branches: ["kurla"],
    portrait: {
      src: "people/esther-hmar.webp",
      alt: "A young woman with straight hair, a fringe and a green tunic",
    },
    sample: true,
  },
  {
    slug: "deepak-yadav",
    name: "Deepak Yadav",
    role: "Dental nurse",
    branches: ["kurla"],
    portrait: {
      src: "people/deepak-yadav.webp",
      alt: "A clean-shaven man with curly hair and a green tunic",
    },
    sample: true,
  },
  {
    slug: "mary-fernandes",
    name: "Mary Fernandes",
    role: "Dental nurse",
    branches: ["kurla", "south-mumbai"],
    portrait: {
      src: "people/mary-fernandes.webp",
      alt: "An older woman with short white hair and glasses",
    },
    sample: true,
  },
  {
    slug: "zainab-khan",
    name: "Zainab Khan",
    role: "Dental nurse",
    branches: ["south-mumbai"],
    portrait: {
      src: "people/zainab-khan.webp",
      alt: "A woman in a grey headscarf and a green tunic",
    },
    sample: true,
  },
  {
    slug: "kavita-solanki",
    name: "Kavita Solanki",
    role: "Dental nurse",
    branches: ["south-mumbai"],
    portrait: {
      src: "people/kavita-solanki.webp",
      alt: "A young woman with wavy brown hair and glasses",
    },
    sample: true,
  },
] satisfies SupportStaff[] as SupportStaff[];
