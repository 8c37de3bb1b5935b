import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { TermGrid } from ".";

const meta = {
  title: "Blocks/TermGrid",
  tags: ["autodocs"],
  component: TermGrid,
  parameters: {
    guide: {
      use: "For what a place has and lacks.",
      avoid: "For durations and fees: TreatmentFacts.",
      accessibility: "A definition list: each answer is read after what it is about.",
      words: "Term: so that “yes” is good news. Value: one word. Note: one sentence with a measure.",
      do: { Default: "“No” is said as plainly as “yes”." },
      dont: { Praise: "Adjectives: nobody knows whether the wheelchair fits." },
      related: ["Blocks/TreatmentFacts", "Blocks/BranchCard"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "accessibility",
    title: "Accessibility of this branch",
    items: [
      { term: "Step-free entrance", value: "Yes.", note: "A ramp of 1 in 12 leads from the gate." },
      { term: "Hearing loop", value: "No.", note: "We write things down, and turn to face you." },
    ],
  },
} satisfies Meta<typeof TermGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Praise: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: [{ term: "Entrance", value: "Yes.", note: "Our entrance is generous and inviting." }] },
};
