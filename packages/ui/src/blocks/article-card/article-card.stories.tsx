import type { Meta, StoryObj } from "@storybook/react-vite";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from ".";

const meta = {
  title: "Blocks/ArticleCard",
  component: ArticleCard,
  args: {
    image: room("#dfeae6"),
    alt: "How a digital smile design is made",
    category: "Digital Smile Design",
    children: <a href="/blogs/how-a-digital-smile-design-is-made">How a digital smile design is made</a>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    category: "Myofunctional dentistry and orthodontics for children",
    children: (
      <a href="/blogs/long">
        Mouth breathing, narrow jaws and tired mornings: what the tongue has to do with it, and what a family
        can do in ten minutes a day
      </a>
    ),
  },
};

export const Hover: Story = { globals: { pseudo: { hover: true } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: "a" } } };

export const Teaser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <a href="/blogs/teaser">You will not believe what is in your toothpaste</a> },
};
