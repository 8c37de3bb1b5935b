import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../../components/text-link";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from "../article-card";
import { ArticleCarousel } from ".";

const titles = [
  "How a digital smile design is made",
  "Ten minutes that save a knocked-out tooth",
  "What an implant is made of",
  "Why gums bleed",
  "Aligners after forty",
];

const cards = titles.map((title, index) => (
  <ArticleCard
    key={title}
    image={room(["#dfeae6", "#f2ebdf", "#f8ded3"][index % 3], index)}
    alt={title}
    category={["Digital Smile Design", "First aid", "Implants"][index % 3] as string}
    headingLevel={3}
  >
    <a href={`/blogs/${index}`}>{title}</a>
  </ArticleCard>
));

const meta = {
  title: "Blocks/ArticleCarousel",
  component: ArticleCarousel,
  parameters: { layout: "fullscreen" },
  args: {
    children: cards,
    action: (
      <TextLink variant="standalone" href="/blogs">
        All articles
      </TextLink>
    ),
  },
} satisfies Meta<typeof ArticleCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

export const Single: Story = { args: { children: cards.slice(0, 1) } };

export const Empty: Story = { args: { children: [], action: undefined } };

export const LongestText: Story = {
  args: {
    children: [
      <ArticleCard
        key="long"
        image={room()}
        alt=""
        category="Myofunctional dentistry for children"
        headingLevel={3}
      >
        <a href="/blogs/long">
          Mouth breathing, narrow jaws and tired mornings: what the tongue has to do with it, and what a
          family can do in ten minutes a day
        </a>
      </ArticleCard>,
      ...cards,
    ],
  },
};

export const WithoutAWayToAll: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { action: undefined },
};
