import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Logo, LogoMark } from ".";

const meta = {
  title: "Components/Media/Logo",
  component: Logo,
  subcomponents: { LogoMark },
  args: { children: "Arch House", descriptor: "Dental" },
  parameters: {
    guide: {
      use: "In the header, inside a link to the home page, and in the footer.",
      avoid: "As a pattern: Drawing. In a picture or behind text.",
      accessibility: "The mark is `aria-hidden`; the name is text, in the colour around it.",
      look: "No radius, no motion.",
      words: "The name as registered; the descriptor in one to three words.",
      do: { Default: "The name, and in a word what it is." },
      dont: { WithASlogan: "A list of treatments is a menu, not a name." },
      related: ["Drawing", "SiteHeader", "SiteFooter"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NameAlone: Story = { args: { descriptor: undefined } };

export const MarkAlone: Story = { render: () => <LogoMark /> };

export const OnTheDeepColour: Story = {
  decorators: [inside("bg-primary-strong p-8 text-on-primary")],
};

export const LongestText: Story = {
  args: { children: "Arch House", descriptor: "Dental and children" },
};

export const WithASlogan: Story = dont({ descriptor: "Implants, aligners and smiles" });
