import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../components/section";
import { portrait } from "../../fixtures/pictures";
import { NewsletterCard, NewsletterList } from ".";

const meta = {
  title: "Blocks/NewsletterCard",
  component: NewsletterCard,
  subcomponents: { NewsletterList },
  args: {
    image: portrait(4),
    title: "Teeth and the heart",
    published: "March 2026",
    href: "/newsletter/teeth-and-the-heart.pdf",
    size: "1.2 MB",
    pages: 8,
  },
} satisfies Meta<typeof NewsletterCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const inColumn: Story["decorators"] = (Story) => (
  <div className="max-w-sm">
    <Story />
  </div>
);

export const Default: Story = { decorators: inColumn };

export const OnePage: Story = { decorators: inColumn, args: { pages: 1, size: "90 kB" } };

export const LongestText: Story = {
  decorators: inColumn,
  args: {
    title: "What every school should know about accidents to front teeth: the first hour, and the day after",
    published: "Special issue for teachers, June and July 2026",
  },
};

export const List: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Container className="py-12">
      <NewsletterList>
        {["Teeth and the heart", "The first visit", "Grinding at night"].map((title, index) => (
          <NewsletterCard key={title} {...args} image={portrait(index)} title={title} />
        ))}
      </NewsletterList>
    </Container>
  ),
};

export const NumberForAName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: inColumn,
  args: { title: "Newsletter no. 14 (final)", published: "Vol. 3, issue 2" },
};
