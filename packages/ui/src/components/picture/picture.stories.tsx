import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { portrait, room, smile } from "../../fixtures/pictures";
import { Picture } from ".";

const meta = {
  title: "Components/Picture",
  component: Picture,
  args: { image: room(), alt: "A surgery with two arched openings and a lamp over the chair" },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arch: Story = {
  args: {
    image: portrait(2),
    alt: "A dentist in a dark green coat",
    className: "aspect-4/5 max-w-72 rounded-t-arch",
  },
};

export const Cropped: Story = {
  args: { image: smile(), alt: "Upper front teeth", className: "aspect-square max-w-72" },
};

export const Decoration: Story = { args: { alt: "" } };

/** The colour holds the place of the picture, at its size, until the file arrives. */
export const BeforeItLoads: Story = {
  args: { image: { ...room(), src: "data:,", sources: [] }, alt: "" },
};

/** Where pictures are blocked, the words stand in their place and can be read. */
export const Blocked: Story = {
  args: {
    image: { ...smile(), src: "data:,", sources: [] },
    alt: "Upper front teeth before treatment: two gaps and a chipped edge",
  },
};

export const KeepsItsPlace: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { image: { ...room(), src: "data:,", sources: [] }, alt: "" },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img");
    const { width, height } = image?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(1200 / 800, 1);
  },
};

export const KeepsTheFace: Story = {
  args: { ...Arch.args },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const CutsTheFace: Story = {
  args: { ...Arch.args, className: "aspect-4/1 max-w-72 rounded-panel" },
  parameters: { chromatic: { disableSnapshot: true } },
};
