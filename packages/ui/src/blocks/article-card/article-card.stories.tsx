import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from ".";

const meta = {
  title: "Blocks/Articles/ArticleCard",
  component: ArticleCard,
  args: {
    title: "How a digital smile design is made",
    path: "/blogs/how-a-digital-smile-design-is-made",
    category: "Digital Smile Design",
    picture: { image: room("#dfeae6") },
  },
  decorators: [inside("max-w-sm")],
  parameters: {
    guide: {
      use: "In ArticleCarousel and on the page of all articles.",
      avoid: "For treatments, awards or newsletters: they have cards of their own.",
      states: "grid",
      accessibility: "One link, named by the title. The picture’s `alt` is empty.",
      words: "Title: what the reader will know afterwards, up to ten words.",
      do: { Default: "Say what the article tells." },
      dont: { Teaser: "Withhold the answer to get a click." },
      related: ["Card", "Badge", "ArticleCarousel"],
    } satisfies Guide,
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = { args: { category: long.name, title: `${long.title}: ${long.name}` } };

export const Teaser: Story = dont({ title: "You will not believe what is in your toothpaste" });
