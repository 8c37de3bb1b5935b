import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { portrait, room, smile } from "../../fixtures/pictures";
import { Picture } from ".";

const meta = {
  title: "Components/Picture",
  tags: ["autodocs"],
  component: Picture,
  args: { image: room(), alt: "A surgery with two arched openings and a lamp over the chair" },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ["For every photograph, render and portrait."],
      avoid: [
        "For icons and drawings: those are inline SVG (Drawing, lucide).",
        "For a background behind text: the text has to be legible when the picture fails to load.",
      ],
      accessibility: [
        "`alt` has no default: write what is seen, or an empty string for decoration.",
        "Width and height are in the HTML, so that nothing shifts when the file arrives.",
        "A focal point keeps what the alternative text names in view, however the picture is cropped.",
        "`priority` for the one picture seen first; all others load shortly before they come into view.",
      ],
      words: [
        "What is seen, in a phrase of up to 15 words: “A dentist in a dark green coat”. Not “Image of”.",
        "For a treatment, what the picture shows of it: “Front teeth with a gap”. Whoever chooses the picture writes it.",
      ],
      do: { KeepsTheFace: "A crop in the proportions of the subject." },
      dont: { CutsTheFace: "A portrait in a strip." },
      related: ["Components/Card", "Components/ImageGrid", "Components/CompareSlider", "Components/Drawing"],
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

export const Cropped: Story = {
  args: { image: smile(), alt: "Upper front teeth", className: "aspect-square max-w-72" },
};

/** A focal point keeps the subject visible in a crop of any proportions. */
export const FocalPoint: Story = {
  args: {
    image: { ...portrait(2), focus: { x: 50, y: 12 } },
    alt: "A dentist in a dark green coat",
    className: "aspect-2/1 rounded-panel",
  },
};

export const Decoration: Story = { args: { alt: "" } };

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

export const KeepsTheFace: Story = {
  args: { ...Arch.args },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const CutsTheFace: Story = {
  args: { ...Arch.args, className: "aspect-4/1 max-w-72 rounded-panel" },
  parameters: { chromatic: { disableSnapshot: true } },
};
