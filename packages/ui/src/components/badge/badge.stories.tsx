import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { inside } from "../../fixtures/inside";
import { Badge } from ".";

const meta = {
  title: "Components/Badge",
  tags: ["autodocs"],
  component: Badge,
  args: { children: "Implants" },
  parameters: {
    guide: {
      use: [
        "To say beside a title what kind of item it is: the category label of an article (specification, section 2).",
      ],
      avoid: [
        "For something to click: use Button or TextLink. A badge looks flat because it does nothing.",
        "For a sentence: write it as text.",
      ],
      accessibility: [
        "It is read as part of the surrounding text: put it before or after the words it belongs to.",
      ],
      words: [
        "One or two words, a noun: “Implants”, “Kurla”. The category comes with the article’s record and is not written by hand.",
        "Longer words wrap; they are never cut off.",
      ],
      do: { Default: "One quiet label each." },
      dont: { EveryoneShouts: "When everything is new and popular, nothing is." },
      related: ["Components/Card", "Blocks/ArticleCard"],
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
