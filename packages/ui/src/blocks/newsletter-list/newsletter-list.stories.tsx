import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { portrait } from "../../fixtures/pictures";
import { NewsletterList } from ".";

const newsletters = ["Teeth and the heart", "The first visit", "Grinding at night"].map((title, index) => ({
  title,
  published: "March 2026",
  href: `/newsletter/${index}.pdf`,
  size: "1.2 MB",
  pages: index + 1,
  image: portrait(index),
}));

const meta = {
  title: "Blocks/Lists/NewsletterList",
  component: NewsletterList,
  args: { newsletters },
  decorators: [inContainer("py-12")],
  parameters: {
    guide: {
      use: "On the newsletter page.",
      avoid: "For articles: ArticleCard. For other files: TextLink with type and size.",
      accessibility: "The link says that it opens a new tab; type, size and pages stand on the card.",
      words: "The title: what the issue is about, up to eight words.",
      do: { Default: "What is in it, and when it came out." },
      dont: { NumberForAName: "A number that means nothing to anyone outside the clinic." },
      related: ["Card", "Pagination", "ArticleCard", "AwardList"],
    } satisfies Guide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof NewsletterList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  tags: ["fullest"],
  args: {
    newsletters: newsletters.map((issue) => ({
      ...issue,
      title: `${issue.title}: ${long.title}`,
      published: "Special issue for teachers, June and July 2026",
    })),
  },
};

export const NumberForAName: Story = dont({
  newsletters: newsletters.map((issue) => ({ ...issue, title: `No. ${issue.pages} (final)` })),
});
