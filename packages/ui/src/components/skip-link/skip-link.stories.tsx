import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from ".";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  tags: ["autodocs"],
  render: (args) => (
    <div className="min-h-32">
      <SkipLink {...args} />
      <main id="main">
        <h1>Page</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsOnFirstTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
