import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { TreatmentSteps } from ".";

const steps = [
  { heading: "Examination", body: "We take an X-ray and a scan, and tell you what it will cost." },
  { heading: "Placement", body: "Under local anaesthetic we place the root. You feel pressure, no pain." },
  { heading: "Healing", body: "The bone takes about three months to hold it. You wear a temporary tooth." },
  { heading: "Crown", body: "A technician makes the crown. We fit it in two short visits." },
];

const meta = {
  title: "Blocks/Treatments/TreatmentSteps",
  component: TreatmentSteps,
  parameters: {
    guide: {
      use: "Once per treatment page, from the first visit to the last.",
      avoid: "Without an order: RuledList. For durations and risks: TreatmentFacts.",
      accessibility: "An ordered list; the drawn numbers are hidden from screen readers.",
      words: "Heading: one to four words. Text: what we do and what you feel.",
      do: { Default: "What happens, and what it feels like." },
      dont: { NumbersInWords: "The number is already shown." },
      related: ["TreatmentFacts", "RuledList", "FaqSection"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "What happens, step by step",
    steps,
    aftercare: {
      title: "Afterwards",
      points: ["Cool your cheek for a day", "Eat soft food for a week", "Call us if it bleeds for longer"],
    },
  },
} satisfies Meta<typeof TreatmentSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    title: long.title,
    steps: steps.map(({ heading }) => ({ heading: `${heading}: ${long.name}`, body: long.text })),
  },
};

export const AftercareOnly: Story = { tags: ["recorded"], args: { steps: undefined } };

export const NumbersInWords: Story = dont({
  aftercare: undefined,
  steps: steps.map(({ heading, body }, index) => ({ heading: `Step ${index + 1}: ${heading}`, body })),
});
