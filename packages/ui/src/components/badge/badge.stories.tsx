import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClockIcon } from "lucide-react";
import { Badge } from ".";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Implants" },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { tone: "primary" } };

export const Accent: Story = { args: { tone: "accent", children: "New" } };

export const Positive: Story = {
  args: {
    tone: "positive",
    children: (
      <>
        <ClockIcon aria-hidden strokeWidth={1.5} />
        Open now
      </>
    ),
  },
};

export const Warning: Story = {
  args: {
    tone: "warning",
    children: (
      <>
        <ClockIcon aria-hidden strokeWidth={1.5} />
        Closes in 30 minutes
      </>
    ),
  },
};

export const Outline: Story = { args: { tone: "outline" } };

export const LongestText: Story = {
  args: { children: "Preventive treatments for children and for adults with special needs" },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
};

export const OneForEach: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul className="space-y-3">
      {[
        ["Implants", "How an implant heals"],
        ["Children", "The first visit with a child"],
        ["Cleaning", "Twice a year, and why"],
      ].map(([category, title]) => (
        <li key={title}>
          <Badge>{category}</Badge> {title}
        </li>
      ))}
    </ul>
  ),
};

export const EveryoneShouts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul className="space-y-3">
      {["How an implant heals", "The first visit with a child", "Twice a year, and why"].map((title) => (
        <li key={title}>
          <Badge tone="accent">New</Badge> <Badge tone="primary">Popular</Badge> {title}
        </li>
      ))}
    </ul>
  ),
};
