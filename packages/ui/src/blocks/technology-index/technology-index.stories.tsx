import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { TechnologyIndex, type TechnologyIndexProps } from ".";

const items: TechnologyIndexProps["items"] = [
  { icon: "implant", title: "Implant systems", text: "Two makers whose parts are still made in ten years." },
  { icon: "milling", title: "Milling", text: "Crowns from one block of ceramic, in the house." },
  { icon: "cad", title: "CAD software", text: "You see the new tooth before it is made." },
];

const meta = {
  title: "Blocks/TechnologyIndex",
  component: TechnologyIndex,
  parameters: {
    guide: {
      use: "On the home page: four to six things the clinic works with.",
      avoid: "For entries with pictures: TechnologyEntries.",
      accessibility: "A list with a level-3 heading per entry. The icons are decorative.",
      words: "What it does for the patient, not what it is made of.",
      do: { Default: "What a patient gains from it." },
      dont: { Brochure: "Words from the maker's brochure." },
      related: ["Blocks/TechnologyEntries", "Components/Drawing", "Components/Section"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "What we work with",
    text: "Each machine stands in our own rooms.",
    link: { name: "All of it", path: "/technology" },
    items,
  },
} satisfies Meta<typeof TechnologyIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    title: long.title,
    items: items.map(({ icon, title }) => ({ icon, title: `${title}: ${long.name}`, text: long.text })),
  },
};

export const Brochure: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: [{ icon: "milling", title: "5-axis CNC", text: "Solutions with 0.01 mm repeatability." }] },
};
