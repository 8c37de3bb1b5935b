import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { SiteHeader } from ".";
import { headerFixture } from "./site-header.fixture";

const meta = {
  title: "Blocks/Every page/SiteHeader",
  component: SiteHeader,
  parameters: {
    guide: {
      use: "Once per page, first in the body.",
      avoid: "Inside a part of the page: it sticks to the window.",
      keyboard: {
        "Enter Space":
          "On “Menu”: opens the panel, and closes it. On a plus: expands the entry and collapses its neighbour.",
        "Tab Shift+Tab": "Moves through open entries in visual order. Past the last one, the panel closes.",
        Enter: "On a link: goes to its page, closes the panel and collapses the submenus.",
        Esc: "Closes the panel; focus returns to “Menu”.",
      },
      accessibility: "Disclosure navigation: links and buttons, which work without scripts.",
      words: "An entry has the name of its page, in up to four words.",
      do: { Default: "One action, in two or three words." },
      dont: { LongAction: "A sentence leaves no room for the second menu." },
      related: ["Logo", "SkipLink", "SiteFooter"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "36rem" } },
  },
  args: { currentPath: "/root-canal", ...headerFixture },
  render: (args) => <SiteHeader {...headerFixture} {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-[200vh]">
        <Story />
        <p className="px-gutter pt-section">The page begins here.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

const openMenu = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
  await waitFor(() => expect(canvas.getByRole("navigation", { name: "Menu" })).toBeVisible());
};

export const Default: Story = {};

export const MenuOpen: Story = { play: openMenu };

/** Below 1201 px: one entry open on each level. */
export const SubmenusOpenOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { modes: { desktop: { disable: true } } } },
  play: async (context) => {
    await openMenu(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Treatments" }));
    await userEvent.click(canvas.getByRole("button", { name: "More in General dentistry" }));
    await expect(canvas.getByRole("link", { name: "Root canal" })).toBeVisible();
  },
};

export const Mirrored: Story = { globals: { direction: "rtl" }, play: openMenu };

export const LongAction: Story = dont({
  action: { name: "Book an Appointment at one of our branches", path: "/contact-us" },
});
