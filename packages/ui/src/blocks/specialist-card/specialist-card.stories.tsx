import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { portrait } from "../../fixtures/pictures";
import { SpecialistCards } from ".";

const dentists = [
  { name: "Dr Anahita Mistry", role: "Lead dentist, implants and smile design", seed: 4 },
  { name: "Dr Rohan Kulkarni", role: "Co-founder and director, oral surgery", seed: 1 },
  { name: "Dr Farah Shaikh", role: "Chief dentist", seed: 2 },
].map(({ name, role, seed }) => ({
  name,
  role,
  path: `/dentists/${seed}`,
  branchNames: "Kurla and South Mumbai",
  portrait: { image: portrait(seed), alt: `Portrait of ${name}` },
  more: {
    label: `How ${name} works`,
    body: ["The first visit is for looking. You see the plan in writing before anything is decided."],
  },
}));

const meta = {
  title: "Blocks/About/SpecialistCard",
  component: SpecialistCards,
  parameters: {
    guide: {
      use: 'For an overview of dentists; `size="small"` on a treatment page.',
      avoid: "For one dentist’s page: SpecialistProfile. For staff: StaffCarousel.",
      accessibility: "The link is the name; the portrait only makes it larger. The biography is `details`.",
      words: "What opens a biography names the dentist, because there are several.",
      do: { Default: "Faces, names, and what each does." },
      dont: { WithoutRoles: "Names alone say nothing to a person with toothache." },
      related: ["SpecialistProfile", "TeamSection", "Card"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { dentists },
  decorators: [inContainer("py-8")],
} satisfies Meta<typeof SpecialistCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Portraits beside the names at every width. */
export const Small: Story = { args: { size: "small" } };

export const LongestText: Story = {
  args: {
    dentists: dentists.map((dentist) => ({
      ...dentist,
      name: `${dentist.name} ${long.person}`,
      role: long.name,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const WithoutRoles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dentists: dentists.map(({ name, path, portrait }) => ({ name, path, portrait, role: "" })) },
};
