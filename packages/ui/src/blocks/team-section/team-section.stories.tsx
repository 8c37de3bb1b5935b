import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { portrait } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import { TeamSection } from ".";

const member = (name: string, role: string, seed: number) => ({
  name,
  role,
  path: `/dentists/${seed}`,
  portrait: { image: portrait(seed), alt: `Portrait of ${name}` },
});

const meta = {
  title: "Blocks/TeamSection",
  component: TeamSection,
  parameters: {
    guide: {
      use: "On the home page: the lead dentist, and three more behind the button.",
      avoid: "For biographies: SpecialistProfile. For staff: StaffCarousel.",
      accessibility: "The button says whether the others are shown; they are in the HTML.",
      words: "The role says what someone does, not a rank.",
      do: { Default: "One face first, and one sentence on what it means for a visitor." },
      dont: { WithoutWords: "A name and a rank, and nothing useful to a visitor." },
      related: ["Components/Disclosure", "Blocks/SpecialistProfile", "Blocks/StaffCarousel"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    onOpenChange: fn(),
    title: "The dentists who lead the clinic",
    text: "You meet the dentist who plans your treatment before anything is decided.",
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
    title: "The dentists who lead the clinic and answer for what is done in it",
    text: "You meet the dentist who plans your treatment before anything is decided, and the same dentist sees you at every visit until it is finished.",
    lead: {
      ...member(
        "Dr Venkatanarasimharajuvaripeta Lakshmi Subramaniam-Fernandes",
        "Lead dentist for implants, full mouth rehabilitation and special needs",
        4,
      ),
      text: "She has trained about a thousand dental professionals. On Mondays she draws plans and sees nobody; on the other days she says that the plan is the half of the treatment which doesn't hurt.",
    },
    toggleLabel: "Meet the team of both branches",
  },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [rightToLeft],
};

export const WithoutWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: "Our team",
    text: undefined,
    lead: member("Dr Anahita Mistry", "Chief Executive Director", 4),
  },
};
