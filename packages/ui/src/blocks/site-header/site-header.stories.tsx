import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { Logo } from "../../components/logo";
import { TextLink } from "../../components/text-link";
import { rightToLeft } from "../../fixtures/right-to-left";
import { SiteHeader, SiteHeaderAction, SiteHeaderHome, SiteHeaderMenu, SiteHeaderNav } from ".";
import { menuFixture } from "./site-header.fixture";

const meta = {
  title: "Blocks/SiteHeader",
  tags: ["autodocs"],
  component: SiteHeader,
  subcomponents: { SiteHeaderHome, SiteHeaderNav, SiteHeaderAction, SiteHeaderMenu },
  parameters: {
    guide: {
      use: ["Once per page, first in the body."],
      avoid: ["Inside a part of the page: it sticks to the window, not to its parent."],
      keyboard: {
        "Enter Space":
          "On “Menu”: opens the panel, and closes it. On a plus: expands the entry and collapses its neighbour.",
        "Tab Shift+Tab": "Moves through open entries in visual order. Past the last one, the panel closes.",
        Enter: "On a link: goes to its page, closes the panel and collapses the submenus.",
        Esc: "Closes the panel; focus returns to “Menu”.",
      },
      accessibility: [
        'It follows the disclosure navigation pattern, not that of an application menu: links and buttons, no `role="menu"`.',
        "The panel is a popover: it opens before hydration and without JavaScript, with every level expanded.",
        "Becoming sticky doesn’t shift the page; with large text the bar wraps, and nothing is cut off.",
      ],
      words: [
        "An entry has the name of its page, in up to four words. The second menu repeats the most wanted pages.",
      ],
      do: { WithoutMenu: "One action, in words." },
      dont: { TwoActions: "Two actions: which one is for me?" },
      related: ["Components/Logo", "Components/SkipLink", "Blocks/SiteFooter"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "36rem" } },
  },
  args: {
    children: (
      <>
        <SiteHeaderHome>
          <a href="/" aria-label="Arch House Dental, home">
            <Logo descriptor="Dental">Arch House</Logo>
          </a>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label="Main">
          {["Awards", "Technology", "Blogs", "Career", "Newsletter"].map((name) => (
            <TextLink key={name} variant="standalone" href={`/${name.toLowerCase()}`}>
              {name}
            </TextLink>
          ))}
        </SiteHeaderNav>
        <SiteHeaderAction asChild>
          <a href="/contact-us">Book an Appointment</a>
        </SiteHeaderAction>
        <SiteHeaderMenu
          items={menuFixture}
          renderLink={({ name, path }) => (
            <a
              href={path}
              aria-current={path === "/root-canal" ? "page" : undefined}
              onClick={(event) => event.preventDefault()}
            >
              {name}
            </a>
          )}
        >
          <TextLink variant="standalone" href="tel:+912200000101">
            Kurla: +91 22 0000 0101
          </TextLink>
          <TextLink variant="standalone" href="tel:+912200000103">
            South Mumbai: +91 22 0000 0103
          </TextLink>
        </SiteHeaderMenu>
      </>
    ),
  },
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

export const StickyAfter100Pixels: Story = {
  parameters: { chromatic: { cropToViewport: true } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    window.scrollTo(0, 100);
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(header).toHaveAttribute("data-state", "static");
    window.scrollTo(0, 101);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "sticky"));
    await expect(header.getBoundingClientRect().top).toBeLessThanOrEqual(0);
    // It slides in.
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBe(64));
  },
};

/** At the top of the page the menu opens under the whole bar; further down, under the thin one. */
export const MenuOpenOnTheWayDown: Story = {
  parameters: { chromatic: { cropToViewport: true } },
  play: async (context) => {
    window.scrollTo(0, 400);
    await waitFor(() => expect(context.canvas.getByRole("banner")).toHaveAttribute("data-state", "sticky"));
    await openMenu(context);
  },
};

export const WithoutMenu: Story = {
  args: {
    children: (
      <>
        <SiteHeaderHome>
          <a href="/" aria-label="Arch House Dental, home">
            <Logo descriptor="Dental">Arch House</Logo>
          </a>
        </SiteHeaderHome>
        <SiteHeaderAction asChild>
          <a href="/contact-us">Book an Appointment</a>
        </SiteHeaderAction>
      </>
    ),
  },
};

/** A phone of 320 px with text at 200 %: nothing is cut off, nothing runs out of the window. */
export const LargeTextOnNarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <style>{"html { font-size: 200% }"}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("banner").getBoundingClientRect();
    for (const name of ["Book an Appointment", "Arch House Dental, home"]) {
      await expect(canvas.getByRole("link", { name }).getBoundingClientRect().right).toBeLessThanOrEqual(
        right,
      );
    }
    await expect(
      canvas.getByRole("button", { name: "Menu" }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(right);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: openMenu,
};

export const TwoActions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <SiteHeaderHome>
          <a href="/" aria-label="Arch House Dental, home">
            <Logo descriptor="Dental">Arch House</Logo>
          </a>
        </SiteHeaderHome>
        <SiteHeaderAction asChild>
          <a href="/contact-us">Contact</a>
        </SiteHeaderAction>
        <SiteHeaderAction asChild>
          <a href="/contact-us">Book an Appointment</a>
        </SiteHeaderAction>
      </>
    ),
  },
};
