import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { TechnologyIndex, type TechnologyIndexProps } from ".";

const items: TechnologyIndexProps["items"] = [
  { icon: "implant", title: "Implant systems" },
  { icon: "milling", title: "Milling" },
  { icon: "cad", title: "CAD software" },
];

const meta = {
  title: "Blocks/Home/TechnologyIndex",
  component: TechnologyIndex,
  parameters: {
    guide: {
      use: "On the home page: four to six things the clinic works with.",
      avoid: "For entries with pictures: TechnologyEntries.",
      accessibility: "A list. The icons are decorative.",
      words: "What patients call it, up to four words.",
      do: { Default: "Names that a patient has heard." },
      dont: { Brochure: "Words from the maker's brochure." },
      related: ["TechnologyEntries", "Drawing", "Section"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "What we work with", link: { name: "All of it", path: "/technology" }, items },
} satisfies Meta<typeof TechnologyIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    title: long.title,
    items: items.map(({ icon, title }) => ({ icon, title: `${title}: ${long.name}` })),
  },
};

export const Brochure: Story = dont({ items: [{ icon: "milling", title: "5-axis CNC" }] });
