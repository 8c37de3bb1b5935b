import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { StatStrip } from ".";

const meta = {
  title: "Blocks/Home/StatStrip",
  component: StatStrip,
  parameters: {
    guide: {
      use: "Once, beside who stands for them: figures that can be counted again.",
      avoid: "For one figure: a sentence. For prices or success rates: they need an explanation.",
      accessibility: "The HTML has the final figures, and screen readers hear only those.",
      words: "Label: up to four words. The note says who counted and up to when.",
      do: { Default: "Plain counts that anyone could check." },
      dont: { WithoutSource: "Superlatives, and no word about who counted." },
      related: ["Stat", "TeamSection"],
    } satisfies Guide,
  },
  args: {
    label: "In numbers",
    stats: [
      { value: 22, suffix: "+", label: "years of experience" },
      { value: 30000, suffix: "+", label: "patients treated" },
      { value: 1000, suffix: "+", label: "smile makeovers" },
      { value: 25000, suffix: "+", label: "implant surgeries" },
    ],
    note: "Counted by us for both branches, up to March 2026.",
  },
} satisfies Meta<typeof StatStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    stats: [
      { value: 22, suffix: "+", label: long.title },
      { value: 1000000, suffix: "+", label: "visits" },
      { value: 1000, suffix: "+", label: "dental professionals trained" },
      { value: 6, label: "months between check-ups" },
    ],
  },
};

export const WithoutSource: Story = dont({
  note: undefined,
  stats: [
    { value: 1, label: "clinic in India, the best" },
    { value: 100, suffix: " %", label: "happy patients" },
  ],
});
