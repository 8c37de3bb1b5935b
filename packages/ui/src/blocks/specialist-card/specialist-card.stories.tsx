import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { portrait } from "../../fixtures/pictures";
import { SpecialistCards } from ".";

const dentists = [
  { name: "Dr Anahita Mistry", role: "Lead dentist, implants and smile design", seed: 4 },
  { name: "Dr Rohan Kulkarni", role: "Co-founder and director, oral surgery", seed: 1 },
  { name: "Dr Farah Shaikh", role: "Chief dentist", seed: 2 },
].map(({ name, role, seed }) => ({
  id: `dentist-${seed}`,
  name,
  role,
  branchNames: "Kurla and South Mumbai",
  portrait: { image: portrait(seed), alt: `Portrait of ${name}` },
  biography: ["The first visit is for looking. You see the plan in writing before anything is decided."],
  facts: [
    {
      term: "Days",
      links: [
        { name: "South Mumbai", path: "/dentists-in-south-mumbai", note: "Mondays to Thursdays" },
        { name: "Kurla", path: "/dentists-in-kurla", note: "Fridays" },
      ],
    },
    { term: "Languages", value: "Marathi, English, Hindi" },
  ],
}));

const meta = {
  title: "Blocks/About/SpecialistCard",
  component: SpecialistCards,
  parameters: {
    guide: {
      use: "For the dentists, with their profiles.",
      avoid: "On the home page: TeamSection. For staff: StaffCarousel.",
      keyboard: { "Enter Space": "Shows or hides the profile." },
      accessibility:
        "The card is the `summary` of `details`; a link to its `id` opens it, also without JavaScript.",
      words: "How this dentist works and what a visitor notices. Degrees as on the certificate.",
      do: { Default: "Faces, names, and what each does." },
      dont: { WithoutRoles: "Names alone say nothing to a person with toothache." },
      related: ["TeamSection", "StaffCarousel", "Disclosure"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { dentists },
  decorators: [inContainer("py-8")],
} satisfies Meta<typeof SpecialistCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ["fullest"],
  play: ({ canvas }) => {
    for (const card of canvas.getAllByRole("group")) (card as HTMLDetailsElement).open = true;
  },
};

export const LongestText: Story = {
  args: {
    dentists: dentists.map((dentist) => ({
      ...dentist,
      name: `${dentist.name} ${long.person}`,
      role: long.name,
    })),
  },
};

export const Mirrored: Story = { globals: { direction: "rtl" } };

export const WithoutRoles: Story = dont({
  dentists: dentists.map((dentist) => ({ ...dentist, role: "", branchNames: undefined })),
});
