import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { PageSteps } from ".";

const meta = {
  title: "Blocks/Articles/PageSteps",
  component: PageSteps,
  args: {
    label: "Pages",
    place: "Page 2 of 3",
    newer: { name: "Newer articles", path: "/blogs" },
    older: { name: "Older articles", path: "/blogs/page/3" },
  },
  parameters: {
    guide: {
      use: "Below a list whose pages have addresses of their own.",
      avoid: "For a list in the page itself: Pagination.",
      accessibility: "A navigation with a name. A step that leads nowhere is left out.",
      words: "Say where a step leads: newer, older.",
      do: { Default: "Say what is on the other page." },
      dont: { Numbers: "A number says nothing about what is there." },
      related: ["Pagination", "ArticleCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof PageSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { place: "Page 1 of 3", newer: undefined } };

export const LongestText: Story = {
  tags: ["fullest"],
  args: { newer: { name: long.title, path: "/blogs" }, older: { name: long.name, path: "/blogs/page/3" } },
};

export const Numbers: Story = dont({
  newer: { name: "1", path: "/blogs" },
  older: { name: "3", path: "/blogs/page/3" },
});
