import type { Meta, StoryObj } from "@storybook/react-vite";
import { contacts } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { ContactLinks } from ".";

const meta = {
  title: "Blocks/Every page/ContactLinks",
  component: ContactLinks,
  parameters: {
    guide: {
      use: "Where a form or the search couldn’t help.",
      avoid: "For addresses and hours: BranchCard. With a map and a form: ContactBlock.",
      states: "grid",
      accessibility: "Each link says what it does and for which branch; targets are 44 px high.",
      words: "Numbers in international form, in groups.",
      do: { Default: "Each number follows the name of the branch that it reaches." },
      dont: { Unnamed: "Which one is near me?" },
      related: ["ContactBlock", "BranchCard", "StatusDialog"],
    } satisfies Guide,
  },
  args: { branches: contacts },
} satisfies Meta<typeof ContactLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Phone, WhatsApp, email" };

export const LongestText: Story = {
  tags: ["fullest"],
  args: { branches: contacts.map((branch) => ({ ...branch, name: long.branch })) },
};

export const Unnamed: Story = dont({
  branches: contacts.map((branch, index) => ({ ...branch, name: `Branch ${index + 1}` })),
});
