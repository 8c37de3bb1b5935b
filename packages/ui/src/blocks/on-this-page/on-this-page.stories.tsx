import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { OnThisPage } from ".";

const meta = {
  title: "Blocks/Every page/OnThisPage",
  component: OnThisPage,
  parameters: {
    guide: {
      use: "Under the banner of a page with five to seven sections.",
      avoid: "For other pages: Breadcrumb. For switching content: Tabs.",
      accessibility: "A navigation without scripts. It stays in sight only where it fits in one row.",
      words: "One or two words, close to the section’s heading. Seven fit in a row, and in two on a phone.",
      do: { Default: "The words of the headings, shortened." },
      dont: { Sentences: "They take row after row of a phone." },
      related: ["Breadcrumb", "Tabs", "PageBanner"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    sections: ["About", "Facts", "Steps", "Cases", "Before and after", "Questions"].map((name) => ({
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
    })),
  },
} satisfies Meta<typeof OnThisPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sentences: Story = dont({
  sections: [
    { id: "steps", name: "What happens between the first visit and the last" },
    { id: "risks", name: "What can go wrong, and how often that happens" },
  ],
});
