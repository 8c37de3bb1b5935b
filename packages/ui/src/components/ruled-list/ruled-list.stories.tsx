import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { RuledList } from ".";

const meta = {
  title: "Components/Layout/RuledList",
  component: RuledList,
  parameters: {
    guide: {
      use: "For three to eight statements that are read one by one.",
      avoid: "For steps: TreatmentSteps. Inside running text: Prose.",
      accessibility: "A plain list; screen readers say how many entries it has.",
      look: "No radius, no motion.",
      words: "Statements of the same shape, up to fifteen words each.",
      do: { Default: "Each can be answered with yes or no." },
      dont: { Paragraphs: "Text that has to be read in full: use Prose." },
      related: ["TreatmentFacts", "TripPlan", "Prose"],
    } satisfies Guide,
  },
  args: {
    items: [
      "You have lost one tooth or more",
      "Your gums are healthy",
      "You want a tooth that doesn't come out",
    ],
  },
} satisfies Meta<typeof RuledList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneItem: Story = { args: { items: ["Your gums are healthy"] } };

export const LongestText: Story = {
  args: {
    items: [
      "You take medicine that thins the blood or strengthens the bones, or have done so in the last five years",
      "Electroencephalographically-monitored",
    ],
  },
};

export const Paragraphs: Story = dont({
  items: [
    "An implant is a root made of titanium. It takes the bone about three months to hold it. During that time you wear a temporary tooth, which we take out and clean at each visit.",
    "Afterwards we make an impression. A technician builds the crown from it, and we fit it in two visits.",
  ],
});
