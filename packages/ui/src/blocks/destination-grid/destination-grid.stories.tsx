import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { landmark } from "../../fixtures/pictures";
import { DestinationGrid } from ".";

const destinations = ["Canada", "Dubai", "Maldives", "Tanzania", "UK", "UK"].map((name, index) => ({
  name,
  image: landmark(index),
  alt: `A drawn landmark: ${name}`,
}));

const meta = {
  title: "Blocks/DestinationGrid",
  component: DestinationGrid,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Where our guests come from",
    text: "We plan the visits around the flights.",
    destinations,
  },
} satisfies Meta<typeof DestinationGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Single: Story = { args: { destinations: destinations.slice(0, 1) } };

/** Without places there is no section. */
export const Empty: Story = { args: { destinations: [] } };

export const LongestText: Story = {
  args: {
    destinations: destinations.map((place) => ({
      ...place,
      name: "United Kingdom of Great Britain and Northern Ireland",
    })),
  },
};

export const LooksCloser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Maldives/ }));
    await expect(await screen.findByRole("dialog", { name: "Picture 3 of 6" })).toBeVisible();
  },
};

export const NamesWithSlogans: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    destinations: destinations
      .slice(0, 3)
      .map((place) => ({ ...place, name: `Fly in from wonderful ${place.name}: save, smile, relax!` })),
  },
};
