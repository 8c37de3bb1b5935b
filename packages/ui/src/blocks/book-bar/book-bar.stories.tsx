import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { BookBar, BookBarAction, BookBarCall } from ".";

const bar = (words: string) => (
  <>
    <BookBarAction asChild>
      <a href="/contact-us">{words}</a>
    </BookBarAction>
    <BookBarCall name="Kurla" phone="+91 22 0000 0101" />
  </>
);

const meta = {
  title: "Blocks/BookBar",
  tags: ["autodocs"],
  component: BookBar,
  subcomponents: { BookBarAction, BookBarCall },
  parameters: {
    guide: {
      use: [
        "At the end of a treatment's page: on phones it sticks to the lower edge while the page is read.",
      ],
      avoid: [
        "On a page with a form: there the form is the action.",
        "On more than one line: it covers the page.",
      ],
      accessibility: [
        "The call is named in full: branch and number.",
        "It sticks inside its parent and covers nothing at the page's end.",
      ],
      words: ["The action of the header, in the same words."],
      do: { Default: "The same words as in the header." },
      dont: { LongestText: "A sentence makes the bar as high as three lines." },
      related: ["Components/Button", "Blocks/SiteHeader", "Blocks/ContactBlock"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { children: bar("Book appointment") },
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
