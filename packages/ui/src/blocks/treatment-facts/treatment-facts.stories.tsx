import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { TreatmentFacts } from ".";

const lists = [
  {
    kind: "suits",
    title: "It suits you if",
    points: ["you have lost one tooth or more", "your gums are healthy"],
  },
  {
    kind: "waits",
    title: "Wait if",
    points: ["you are under 18", "you are pregnant", "your diabetes is not under control"],
  },
  {
    kind: "risks",
    title: "What can go wrong",
    points: ["Swelling for two or three days", "In two of a hundred cases the bone does not hold the root"],
  },
] as const;

const meta = {
  title: "Blocks/Treatments/TreatmentFacts",
  component: TreatmentFacts,
  parameters: {
    guide: {
      use: "Once per treatment page, after the introduction. How long it takes: PageBanner.",
      avoid: "Step by step: TreatmentSteps. For counts of the clinic: StatStrip.",
      accessibility: "Prices are a description list. Icons are decorative: the text must say it.",
      words: "Short values, honest ranges. Risks come with how often they occur.",
      do: { Default: "Ranges, and risks with their frequency." },
      dont: { BestCase: "The best case, and no risks." },
      related: ["TreatmentSteps", "RuledList", "StatStrip"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Costs and risks",
    lists,
    prices: {
      title: "What it costs",
      rows: [{ name: "One implant", price: "₹40,000 – ₹60,000", notes: ["Included: the crown"] }],
      link: { name: "All prices", path: "/prices" },
    },
    links: [
      { name: "Numbing and sedation", path: "/numbing-and-sedation" },
      { name: "X-rays", path: "/x-rays" },
    ],
  },
} satisfies Meta<typeof TreatmentFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    prices: {
      title: long.title,
      rows: [
        {
          name: long.name,
          price: "₹1,20,000 – ₹1,60,000",
          mark: "sample",
          notes: [long.title, "Extra: a second retainer"],
        },
      ],
      link: { name: "All prices, and how to pay", path: "/prices" },
    },
    lists: lists.map((list) => ({ ...list, points: list.points.map((point) => `${point}: ${long.text}`) })),
  },
};

/** On a page that few open in fear: what can't wait, in a line. */
export const Urgent: Story = {
  args: {
    urgent: {
      text: "Call us if a wire has cut you or can't be covered with wax.",
      link: { name: "What to do now, and all signs", path: "/emergency" },
    },
  },
};

export const BestCase: Story = dont({ prices: undefined, lists: lists.slice(0, 1), links: undefined });
