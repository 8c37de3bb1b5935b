import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { portrait, room, smile } from "../../fixtures/pictures";
import { Picture } from ".";

const meta = {
  title: "Components/Media/Picture",
  component: Picture,
  args: { image: room(), alt: "A surgery with two arched openings and a lamp over the chair" },
  decorators: [inside("max-w-xl")],
  parameters: {
    guide: {
      use: "For every photograph, render and portrait.",
      avoid: "For icons: inline SVG. Behind text: it has to be legible without.",
      accessibility: "`alt` has no default; a focal point keeps what it names in view.",
      look: "No radius of its own: the frame’s. No motion.",
      words: "What is seen, up to 15 words: “A dentist in a dark green coat”, not “Image of”.",
      do: { Arch: "A crop in the proportions of the subject." },
      dont: { CutsTheFace: "A portrait in a strip." },
      related: ["Card", "ImageGrid", "CompareSlider", "Drawing"],
    } satisfies Guide,
  },
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

/** A focal point keeps the subject visible in a crop of any proportions. */
export const FocalPoint: Story = {
  args: {
    image: { ...portrait(2), focus: { x: 50, y: 12 } },
    alt: "A dentist in a dark green coat",
    className: "aspect-2/1 rounded-panel",
  },
};

/** The colour fills the picture's place, at its size, until the file has loaded. */
export const BeforeItLoads: Story = {
  args: { image: { ...room(), src: "data:,", sources: [] }, alt: "" },
};

/** Where pictures are blocked, the alternative text is legible in their place. */
export const Blocked: Story = {
  args: {
    image: { ...smile(), src: "data:,", sources: [] },
    alt: "Upper front teeth before treatment: two gaps and a chipped edge",
  },
};

export const CutsTheFace: Story = dont({ ...Arch.args, className: "aspect-4/1 max-w-72 rounded-panel" });
