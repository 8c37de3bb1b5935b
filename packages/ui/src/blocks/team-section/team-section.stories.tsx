import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { portrait } from "../../fixtures/pictures";
import { TeamSection } from ".";

const member = (name: string, role: string, seed: number) => ({
  name,
  role,
  path: `/dentists/${seed}`,
  portrait: { image: portrait(seed), alt: `Portrait of ${name}` },
});

const meta = {
  title: "Blocks/Home/TeamSection",
  component: TeamSection,
  parameters: {
    guide: {
      use: "On the home page: the lead dentist, and three more behind the button.",
      avoid: "For biographies: SpecialistCard. For staff: StaffCarousel.",
      accessibility: "The button says whether the others are shown; they are in the HTML.",
      words: "The role says what someone does, not a rank.",
      do: { Default: "One face first, and one sentence on what it means for a visitor." },
      dont: { WithoutWords: "A name and a rank, and nothing useful to a visitor." },
      related: ["Disclosure", "SpecialistCard", "StaffCarousel"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "The dentists who lead the clinic",
    text: "You meet the dentist who plans your treatment before anything is decided.",
    toggleLabel: "Meet the team",
    lead: member("Dr Anahita Mistry", "Lead dentist, implants and full mouth rehabilitation", 4),
    others: [
      member("Dr Rohan Kulkarni", "Co-founder and director", 1),
      member("Dr Farah Shaikh", "Chief dentist, Kurla", 2),
      member("Dr Vikram Nair", "Head dentist, South Mumbai", 5),
    ],
  },
} satisfies Meta<typeof TeamSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = { args: { defaultOpen: true } };

export const LongestText: Story = {
  args: {
    defaultOpen: true,
    aside: <p>Twenty-two years of experience.</p>,
    title: long.title,
    text: long.text,
    lead: member(long.person, long.name, 4),
    toggleLabel: "Meet the team of both branches",
  },
};

export const WithoutWords: Story = dont({
  title: "Our team",
  text: undefined,
  lead: member("Dr Anahita Mistry", "Chief Executive Director", 4),
});
