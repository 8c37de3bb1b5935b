import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { room, smile } from "../../fixtures/pictures";
import { Pagination } from "../pagination";
import { TextLink } from "../text-link";
import { ImageGrid } from ".";

const tones = ["#e9dfcf", "#dfeae6", "#f2ebdf", "#f8ded3", "#e3e6df"];
const rooms = Array.from({ length: 15 }, (_, index) => ({
  image: room(tones[index % tones.length], index),
  alt: `Room ${index + 1} with arched openings`,
}));

const meta = {
  title: "Components/ImageGrid",
  component: ImageGrid,
  args: { images: rooms.slice(0, 6) },
} satisfies Meta<typeof ImageGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["li:first-child button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["li:first-child button"] } } };

export const WithCaptions: Story = {
  args: {
    images: [
      { image: smile({ gap: 40 }), alt: "Front teeth with a gap", caption: "A gap between the front teeth" },
      {
        image: smile(),
        alt: "Front teeth in a row",
        caption: <TextLink href="/dental-veeners">Closed with two veneers</TextLink>,
      },
      { image: smile({ crowding: 1 }), alt: "Crowded front teeth", caption: "Crowded front teeth" },
    ],
  },
};

export const Single: Story = { args: { images: rooms.slice(0, 1) } };

export const Empty: Story = { args: { images: [] } };

export const Paged: Story = {
  args: { images: rooms },
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <div className="space-y-10">
        <ImageGrid {...args} page={page} />
        <Pagination total={args.images.length} page={page} onPageChange={setPage} />
      </div>
    );
  },
};

export const LongestText: Story = {
  args: {
    images: rooms.slice(0, 3).map((entry) => ({
      ...entry,
      caption:
        "The quiet room for visits of children and adults with special needs, on the ground floor beside the ramp",
    })),
  },
};

export const EnlargesAPicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Room 2/ }));
    await expect(await screen.findByRole("dialog", { name: "Picture 2 of 6" })).toBeVisible();
  },
};

export const CaptionsSayWhat: Story = {
  args: { images: WithCaptions.args?.images },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const CaptionsCount: Story = {
  args: {
    images: rooms.slice(0, 3).map((entry, index) => ({ ...entry, caption: `Image ${index + 1}` })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
