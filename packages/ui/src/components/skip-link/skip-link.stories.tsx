import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from ".";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  render: (args) => (
    // On a page of documentation it is fixed to its own story, not to the window.
    <div className="min-h-32 contain-paint">
      <SkipLink {...args} />
      <main id="main" className="pt-20">
        <h1>Page</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows itself with any focus, and has the ring with that of the keyboard. */
const focused = { focus: ["a"], focusVisible: ["a"] };

/** Seen by nobody until Tab reaches it. */
export const Default: Story = {};

export const Focus: Story = { globals: { pseudo: focused } };

export const Hover: Story = { globals: { pseudo: { ...focused, hover: ["a"] } } };

export const LongestText: Story = {
  args: { children: "Skip the menu and go to the questions about root canals" },
  globals: { pseudo: focused },
};

export const ShowsOnFirstTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const SaysWhere: Story = {
  args: { className: "translate-y-0" },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const SaysSkip: Story = {
  args: { children: "Skip", className: "translate-y-0" },
  parameters: { chromatic: { disableSnapshot: true } },
};
