import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Heading } from ".";

const meta = {
  title: "Components/Heading",
  tags: ["autodocs"],
  component: Heading,
  args: { children: "What happens at your first visit" },
  parameters: {
    guide: {
      use: ["For every heading of the page: its `level` is its place in the outline, its `size` the look."],
      avoid: [
        "For words that are only meant to be large or bold: set them as text.",
        "Inside an article: Prose sets its headings itself.",
      ],
      states: "stack",
      accessibility: [
        "Levels go down one at a time, with one level 1 per page: screen readers move from heading to heading.",
        "Choose the level by the outline and the size by the look, never the level for its look.",
        "Sizes grow with the window, and with the visitor’s text size.",
      ],
      words: [
        "Three to eight words in sentence case, without a full stop. Titles that the specification gives stay word for word: “Architects of your Beautiful Smile”.",
        "It says what follows. A question makes a good heading where visitors ask it.",
      ],
      do: { Default: "Sentence case: the words carry it." },
      dont: { Shouting: "Capitals and marks are harder to read, and promise more than the page holds." },
      related: ["Components/Section", "Components/Prose", "Blocks/Hero", "Blocks/PageBanner"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Display: Story = {
  args: { level: 1, size: "display", children: "Architects of your Beautiful Smile" },
};

export const Headline: Story = { args: { level: 1 } };

export const Title: Story = { args: { level: 3 } };

export const LooksSmallerThanItsLevel: Story = {
  args: { level: 2, size: "title" },
};

export const LongestText: Story = {
  args: {
    children:
      "Super speciality: three-dimensional, facially driven dentistry for the whole mouth in a single day",
  },
};

export const Shouting: Story = {
  args: { children: "WHAT HAPPENS AT YOUR FIRST VISIT!!!" },
  parameters: { chromatic: { disableSnapshot: true } },
};
