import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { smile } from "../../fixtures/pictures";
import { BeforeAfterGallery } from ".";

const after = { image: smile(), alt: "The same teeth afterwards, even and light" };
const pairs = [
  {
    label: "Two veneers",
    before: { image: smile({ gap: 44 }), alt: "A gap between the front teeth" },
    after,
  },
  { label: "Whitening", before: { image: smile({ enamel: "#dcc08a" }), alt: "Yellow front teeth" }, after },
  { label: "Aligners", before: { image: smile({ crowding: 1 }), alt: "Crowded front teeth" }, after },
  {
    label: "Smile makeover",
    before: { image: smile({ crowding: 0.6, enamel: "#e2c88f", gap: 20 }), alt: "Crowded yellow teeth" },
    after,
  },
  {
    label: "Fillings",
    before: { image: smile({ enamel: "#efe0b9", gap: 12 }), alt: "Uneven colour at the edges" },
    after,
  },
];

const meta = {
  title: "Blocks/BeforeAfterGallery",
  component: BeforeAfterGallery,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Before and after",
    text: "Drag the handle, or use the buttons.",
    label: "Smile gallery",
    pairs,
  },
} satisfies Meta<typeof BeforeAfterGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

export const Single: Story = { args: { pairs: pairs.slice(0, 1) } };

/** Without cases there is no section. */
export const Empty: Story = { args: { pairs: [] } };

export const LongestText: Story = {
  args: {
    pairs: pairs.map((pair) => ({
      ...pair,
      caption:
        "Eleven crowns, four implants and a splint for the night, over nine months and fourteen visits",
    })),
  },
};

export const ShowsAfter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole("button", { name: "After" });
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(canvas.getByRole("slider", { name: "Two veneers: before and after" })).toHaveAttribute(
      "aria-valuetext",
      "After only",
    );
  },
};

export const NamedByNumber: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pairs: pairs.slice(0, 1).map((pair) => ({ ...pair, label: "Case 1" })) },
};
