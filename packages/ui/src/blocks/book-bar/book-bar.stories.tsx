import type { Meta, StoryObj } from "@storybook/react-vite";
import { calls } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { BookBar } from ".";

const meta = {
  title: "Blocks/Every page/BookBar",
  component: BookBar,
  parameters: {
    guide: {
      use: "Once, last in the body: on phones it sticks to the lower edge.",
      avoid: "With more than two choices beside the action: they need a second line.",
      keyboard: {
        "Enter Space": "On a choice: shows its branches, and hides them.",
        Tab: "From an open choice to its branches.",
        Esc: "Hides the branches; focus returns to the choice.",
      },
      accessibility: "It covers nothing that takes focus, and leaves while a text field has it.",
      words: "One word for a choice. For the action, the words of the header.",
      do: { Default: "The same words as in the header." },
      dont: { LongestText: "A sentence makes the bar three lines high." },
      related: ["Button", "SiteHeader", "ContactBlock"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    label: "Call, write or book",
    call: { label: "Call", branches: calls },
    whatsApp: { label: "WhatsApp", branches: calls },
    action: { name: "Book appointment", path: "/contact-us" },
  },
  render: (args) => (
    <div className="pt-40">
      <p className="p-gutter">The page. The bar is only shown on phones.</p>
      <BookBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BookBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = dont({
  action: { name: "Book an appointment at one of our two branches in Mumbai", path: "/contact-us" },
});
