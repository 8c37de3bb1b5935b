import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { Guide } from "../../../docs";
import { BookBar, BookBarAction, BookBarBranch, BookBarChoice } from ".";

const bar = (words: string) => (
  <>
    <BookBarChoice
      icon={<PhoneIcon aria-hidden strokeWidth={1.5} />}
      label="Call"
      title="Which branch would you like to call?"
    >
      <BookBarBranch name="Kurla" phone="+91 22 0000 0101" href="tel:+912200000101" />
      <BookBarBranch name="South Mumbai" phone="+91 22 0000 0103" href="tel:+912200000103" />
    </BookBarChoice>
    <BookBarChoice
      icon={<MessageCircleIcon aria-hidden strokeWidth={1.5} />}
      label="WhatsApp"
      title="Which branch would you like to write to?"
    >
      <BookBarBranch name="Kurla" phone="+91 22 0000 0105" href="https://wa.me/912200000105" />
      <BookBarBranch name="South Mumbai" phone="+91 22 0000 0106" href="https://wa.me/912200000106" />
    </BookBarChoice>
    <BookBarAction asChild>
      <a href="/contact-us">{words}</a>
    </BookBarAction>
  </>
);

const meta = {
  title: "Blocks/BookBar",
  tags: ["autodocs"],
  component: BookBar,
  subcomponents: { BookBarChoice, BookBarBranch, BookBarAction },
  parameters: {
    guide: {
      use: ["Once, last in the body: on phones it sticks to the lower edge of every page."],
      avoid: ["With more than two choices beside the action: on a narrow phone they need a second line."],
      keyboard: {
        "Enter Space": "On a choice: shows its branches, and hides them.",
        Tab: "From an open choice to its branches.",
        Esc: "Hides the branches; focus returns to the choice.",
      },
      accessibility: [
        "The branches are a popover: the browser says whether they are shown, also without JavaScript.",
        "It covers nothing: the page ends above it, and what takes focus stops above it (`scroll-padding`).",
        "It leaves while a text field has focus, and keeps clear of the phone's own bar.",
      ],
      words: ["One word for a choice. For the action, the words of the header."],
      do: { Default: "The same words as in the header." },
      dont: { LongestText: "A sentence makes the bar three lines high." },
      related: ["Components/Button", "Blocks/SiteHeader", "Blocks/ContactBlock"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { "aria-label": "Call, write or book", children: bar("Book appointment") },
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

export const LongestText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: bar("Book an appointment at one of our two branches in Mumbai") },
};
