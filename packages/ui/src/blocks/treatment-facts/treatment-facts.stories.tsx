import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckIcon, ClockIcon, TriangleAlertIcon } from "lucide-react";
import type { Guide } from "../../../docs";
import { TreatmentFacts, TreatmentPoints } from ".";

const lists = (repeat = 1) => (
  <>
    <TreatmentPoints
      icon={<CheckIcon aria-hidden strokeWidth={1.5} />}
      title="It suits you if"
      points={["you have lost one tooth or more", "your gums are healthy".repeat(repeat)]}
    />
    <TreatmentPoints
      icon={<ClockIcon aria-hidden strokeWidth={1.5} />}
      title="Wait if"
      points={["you are under 18", "you are pregnant", "your diabetes is not under control"]}
    />
    <TreatmentPoints
      icon={<TriangleAlertIcon aria-hidden strokeWidth={1.5} />}
      title="What can go wrong"
      points={["Swelling for two or three days", "In two of a hundred cases the bone does not hold the root"]}
    />
  </>
);

const meta = {
  title: "Blocks/TreatmentFacts",
  tags: ["autodocs"],
  component: TreatmentFacts,
  subcomponents: { TreatmentPoints },
  parameters: {
    guide: {
      use: ["Once per treatment page, after the introduction."],
      avoid: [
        "For what happens step by step: use TreatmentSteps.",
        "For counts of the clinic: use StatStrip.",
      ],
      accessibility: [
        "The durations are a description list: each value is read after what it measures.",
        "Lists have headings of level 3; icons are decorative, so the text must say it.",
      ],
      words: [
        "Values are short: “3 to 6 months”. Say honest ranges, never the best case.",
        "Risks come with how often they occur.",
      ],
      do: { Default: "Ranges, and risks with their frequency." },
      dont: { BestCase: "The best case, and no risks." },
      related: ["Blocks/TreatmentSteps", "Components/RuledList", "Blocks/StatStrip"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Time, suitability and risks",
    facts: [
      { term: "In the chair", value: "60 to 90 minutes" },
      { term: "Visits", value: "4 to 6" },
      { term: "First to last visit", value: "3 to 6 months" },
    ],
    children: lists(),
  },
} satisfies Meta<typeof TreatmentFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FactsOnly: Story = { args: { children: undefined } };

export const LongestText: Story = {
  args: {
    facts: [
      {
        term: "In the chair at the longest of your visits, breaks included",
        value: "About 2 hours and 30 minutes",
      },
      { term: "Visits", value: "12 to 18, one every four to six weeks" },
      { term: "First to last visit", value: "18 to 24 months, and a retainer afterwards" },
    ],
    children: lists(6),
  },
};

export const BestCase: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { facts: [{ term: "In the chair", value: "Only 20 minutes!" }], children: undefined },
};
