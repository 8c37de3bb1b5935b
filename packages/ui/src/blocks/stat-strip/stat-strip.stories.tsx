import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatStrip } from ".";

const meta = {
  title: "Blocks/StatStrip",
  component: StatStrip,
  parameters: { layout: "fullscreen" },
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

export const TwoFigures: Story = {
  args: {
    stats: [
      { value: 2, label: "branches" },
      { value: 9, label: "dentists" },
    ],
  },
};

export const WithoutNote: Story = { args: { note: undefined } };

export const LongestText: Story = {
  args: {
    stats: [
      {
        value: 22,
        suffix: "+",
        label: "years of experience of our lead dentist in implants and rehabilitation",
      },
      { value: 1000000, suffix: "+", label: "visits" },
      { value: 1000, suffix: "+", label: "dental professionals trained" },
      { value: 6, label: "months between check-ups" },
    ],
  },
};

export const WithoutSource: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    note: undefined,
    stats: [
      { value: 1, label: "clinic in India, the best" },
      { value: 100, suffix: " %", label: "happy patients" },
    ],
  },
};
