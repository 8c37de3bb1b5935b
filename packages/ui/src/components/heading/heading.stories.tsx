import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from ".";

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { children: "What happens at your first visit" },
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

export const InASentence: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Shouting: Story = {
  args: { children: "WHAT HAPPENS AT YOUR FIRST VISIT!!!" },
  parameters: { chromatic: { disableSnapshot: true } },
};
