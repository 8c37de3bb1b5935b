import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { ArticleCarousel } from ".";

const titles = [
  "How a digital smile design is made",
  "Ten minutes that save a knocked-out tooth",
  "What an implant is made of",
  "Why gums bleed",
  "Aligners after forty",
];

const articles = titles.map((title, index) => ({
  title,
  path: `/blogs/${index}`,
  category: ["Digital Smile Design", "First aid", "Implants"][index % 3] as string,
  picture: { image: room(["#dfeae6", "#f2ebdf", "#f8ded3"][index % 3], index) },
}));

const meta = {
  title: "Blocks/Home/ArticleCarousel",
  component: ArticleCarousel,
  parameters: {
    guide: {
      use: "On the home page, after everything about the clinic.",
      avoid: "For the page of all articles: cards in a grid, with links to the other pages.",
      accessibility: "Hovering doesn’t stop it; focus and the pause button do.",
      words: "The text under the heading says what the articles are about.",
      do: { Default: "Say where the rest is." },
      dont: {
        WithoutAWayToAll: "A visitor who wants a particular article has to wait for it to come round.",
      },
      related: ["ArticleCard", "Carousel"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Blog",
    text: "Short articles in plain words.",
    articles,
    link: { name: "All articles", path: "/blogs" },
  },
} satisfies Meta<typeof ArticleCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { articles: [], link: undefined } };

export const LongestText: Story = {
  args: {
    articles: articles.map((article) => ({
      ...article,
      category: long.name,
      title: `${article.title}: ${long.title}`,
    })),
  },
};

export const WithoutAWayToAll: Story = dont({ link: undefined });
