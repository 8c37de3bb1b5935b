import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Badge } from ".";

const meta = {
  title: "Components/Text/Badge",
  component: Badge,
  args: { children: "Implants" },
  parameters: {
    guide: {
      use: "To say beside a title what kind of item it is.",
      avoid: "To click: Button or TextLink. For a sentence: text.",
      accessibility: "It is read as part of the text around it.",
      look: "Radius `control`. No motion.",
      words: "One or two words, a noun: “Implants”, “Kurla”.",
      do: { Default: "One quiet label each." },
      dont: { EveryoneShouts: "When everything is new and popular, nothing is." },
      related: ["Card", "ArticleCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { tone: "primary" } };

export const LongestText: Story = {
  args: { children: "Preventive treatments for children and for adults with special needs" },
  decorators: [inside("w-56")],
};

export const EveryoneShouts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul className="space-y-3">
      {["How an implant heals", "The first visit with a child", "Twice a year, and why"].map((title) => (
        <li key={title}>
          <Badge tone="primary">New</Badge> <Badge tone="primary">Popular</Badge> {title}
        </li>
      ))}
    </ul>
  ),
};
