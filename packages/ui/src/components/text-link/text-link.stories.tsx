import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneIcon } from "lucide-react";
import type { Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { TextLink } from ".";

const meta = {
  title: "Components/Text/TextLink",
  component: TextLink,
  args: { href: "/about-us", children: "about our dentists" },
  render: (args) => (
    <p>
      Read more <TextLink {...args} /> before your visit.
    </p>
  ),
  parameters: {
    guide: {
      use: "To go to another page, a file, a phone number or a mail address.",
      avoid: "For the action of a screen, or to change this page: Button. For a card: CardLink.",
      accessibility: "Underlined. What opens a new tab says so.",
      look: "No radius. Its colour changes in `settle`.",
      words: "Where it goes, in two to six words; a file’s kind and size.",
      do: { Default: "The name of the place is the link." },
      dont: { SaysHere: "“Click here” in a list of links is a riddle." },
      related: ["Button", "Breadcrumb", "Card", "SiteFooter"],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["a"] } } };

export const Standalone: Story = {
  args: { variant: "standalone", children: "All articles" },
  render: (args) => <TextLink {...args} />,
};

export const WithIcon: Story = {
  args: {
    variant: "standalone",
    href: "tel:+912200000101",
    children: (
      <>
        <PhoneIcon strokeWidth={1.5} /> +91 22 0000 0101
      </>
    ),
  },
  render: (args) => <TextLink {...args} />,
};

export const LongestText: Story = {
  args: { children: "about how a quiet visit of a child with special needs is planned, step by step" },
  decorators: [inside("max-w-64")],
};

export const SaysHere: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      To read more about our dentists, <TextLink href="/about-us">click here</TextLink>.
    </p>
  ),
};
