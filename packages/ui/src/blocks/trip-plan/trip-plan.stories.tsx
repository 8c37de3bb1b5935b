import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { TripPlan } from ".";

const rows = [
  ["Dental implant", "Two", "5, then 7", "Three months apart"],
  ["Veneers", "One", "10", "Made while you are here"],
  ["Root canal", "One", "3", ""],
];

const meta = {
  title: "Blocks/Treatments/TripPlan",
  component: TripPlan,
  parameters: {
    guide: {
      use: "For people who plan flights around a treatment.",
      avoid: "For how long it takes at home: TreatmentFacts.",
      accessibility: "A table with headers, also where phones lay it out as blocks.",
      words: "Days are days in Mumbai, excluding arrival and departure.",
      do: { Default: "Days to book, and what they depend on." },
      dont: { Vague: "No one can book a flight with this." },
      related: ["TreatmentFacts", "DestinationGrid", "RuledList"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Plan your journey",
    columns: ["Treatment", "Journeys", "Days in Mumbai", "Good to know"],
    rows,
    lists: [
      { title: "Before you travel", points: ["Send us an X-ray", "Ask for a visa letter"] },
      { title: "To take home", points: ["Your X-rays on a stick", "A letter for your dentist"] },
    ],
  },
} satisfies Meta<typeof TripPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    note: long.text,
    columns: ["Treatment", "Journeys to Mumbai", "Days in Mumbai for each of them", "Good to know before"],
    rows: rows.map((values) => values.map((value) => `${value}: ${long.name}`)),
  },
};

export const Vague: Story = dont({
  rows: [["Dental implant", "Some", "As needed", "Depends"]],
  lists: undefined,
});
