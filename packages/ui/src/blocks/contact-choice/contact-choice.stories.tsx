import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { ContactChoice } from ".";

const meta = {
  title: "Blocks/ContactChoice",
  tags: ["autodocs"],
  component: ContactChoice,
  parameters: {
    guide: {
      use: "Where a page has two forms: which of them is for me?",
      avoid: "For other pages: Buttons.",
      accessibility: "A navigation with a name; each link is read with its text, also on phones.",
      words: "Name: what the visitor wants to do, in two to four words.",
      do: { Default: "Each link says what its form is for." },
      dont: { SameWords: "Twice the same word: which is which on a phone?" },
      related: ["Blocks/FormPanel", "Blocks/BranchContacts"],
    } satisfies Guide,
  },
  args: {
    label: "Choose a form",
    links: [
      {
        kind: "book",
        name: "Book an appointment",
        text: "Tell us which day suits you, and we will call you back.",
        path: "#book",
      },
      { kind: "ask", name: "Ask a question", text: "Write to us about treatment or cost.", path: "#contact" },
    ],
  },
} satisfies Meta<typeof ContactChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SameWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    links: [
      { kind: "book", name: "Contact us", text: "For appointments.", path: "#book" },
      { kind: "ask", name: "Contact us", text: "For questions.", path: "#contact" },
    ],
  },
};
