import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Container } from "../../components/section";
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
  title: "Blocks/NewsletterCard",
  tags: ["autodocs"],
  component: NewsletterList,
  args: { newsletters },
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  parameters: {
    guide: {
      use: ["On the newsletter page (specification, sections 2 and 3)."],
      avoid: [
        "For articles on the site: use ArticleCard.",
        "For other files, such as a form to fill in: use TextLink, with type and size in the text.",
      ],
      keyboard: {
        Tab: "Moves from issue to issue, then to the page buttons.",
        Enter: "On an issue: opens the PDF in a new tab. On a page button: shows its six issues.",
        Space: "On a page button: shows its six issues.",
      },
      accessibility: [
        "The link’s name ends in “(opens in a new tab)”. Type, size and pages are on the card, before anyone clicks.",
        "The cover has an empty `alt`: its title is beside it.",
        "All issues are in the HTML; those of other pages are hidden, and shown in print and without JavaScript.",
      ],
      words: [
        "The title says what the issue is about, in up to eight words. The date: month and year, in words.",
        "Take size and pages from the file.",
      ],
      do: { Default: "What is in it, and when it came out." },
      dont: { NumberForAName: "A number that means nothing to anyone outside the clinic." },
      related: ["Components/Card", "Components/Pagination", "Blocks/ArticleCard", "Blocks/AwardCard"],
    } satisfies Guide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof NewsletterList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    newsletters: newsletters.map((issue) => ({
      ...issue,
      title: `${issue.title}: what every school should know about the first hour, and the day after`,
      published: "Special issue for teachers, June and July 2026",
    })),
  },
};

export const NumberForAName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    newsletters: newsletters
      .slice(0, 1)
      .map((issue) => ({ ...issue, title: "Newsletter no. 14 (final)", published: "Vol. 3, issue 2" })),
  },
};
