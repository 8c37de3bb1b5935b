import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { Heading } from ".";

const meta = {
  title: "Components/Text/Heading",
  component: Heading,
  args: { children: "What happens at your first visit" },
  parameters: {
    guide: {
      use: "For every heading: `level` is its place in the outline, `size` the look.",
      avoid: "For words that are only meant to be large. Inside an article: Prose.",
      states: "stack",
      accessibility: "Levels go down one at a time, with one level 1 per page.",
      look: "No radius, no motion.",
      words: "Three to eight words in sentence case, which say what follows.",
      do: { Default: "Sentence case: the words carry it." },
      dont: { Shouting: "Capitals and marks are harder to read, and promise more than the page holds." },
      related: ["Section", "Prose", "Hero", "PageBanner"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Display: Story = {
  args: { level: 1, size: "display", children: "Architects of your Beautiful Smile" },
};

export const LooksSmallerThanItsLevel: Story = {
  args: { level: 2, size: "title" },
};

export const LongestText: Story = {
  args: {
    children:
      "Super speciality: three-dimensional, facially driven dentistry for the whole mouth in a single day",
  },
};

export const Shouting: Story = dont({ children: "WHAT HAPPENS AT YOUR FIRST VISIT!!!" });
