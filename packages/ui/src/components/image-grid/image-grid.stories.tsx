import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
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
  title: "Components/Media/ImageGrid",
  component: ImageGrid,
  args: {
    images: ["Reception", "Waiting room", "Surgery", "X-ray room", "Laboratory", "Library"].map((alt) => ({
      image: room(),
      alt,
    })),
  },
  parameters: {
    guide: {
      use: "For pictures worth looking at: the rooms of a branch, the cases of a treatment.",
      avoid: "For pictures that lead to pages: Card. For before and after: CompareSlider.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the next picture.",
        "Enter Space": "Opens it large.",
        "→ ←": "In the large view: the next or the previous picture.",
        Esc: "Closes the large view; focus returns to the picture.",
      },
      accessibility: "Each picture is a button named by its `alt`; all pages are in the HTML.",
      look: "Radius `panel`. The sign’s colours change in `settle`.",
      words: "`alt`: what is seen, up to 15 words. `caption`: what can’t be seen.",
      do: { WithCaptions: "Each caption adds what the picture can’t say." },
      dont: { CaptionsCount: "Numbers say nothing, and screen readers count by themselves." },
      related: ["ImageZoom", "Pagination", "Picture"],
    } satisfies Guide,
  },
} satisfies Meta<typeof ImageGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["li:first-child button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["li:first-child button"] } } };

const captioned = [
  { image: smile({ gap: 40 }), alt: "Front teeth with a gap", caption: "A gap between the front teeth" },
  {
    image: smile(),
    alt: "Front teeth in a row",
    caption: <TextLink href="/dental-veeners">Closed with two veneers</TextLink>,
  },
  { image: smile({ crowding: 1 }), alt: "Crowded front teeth", caption: "Crowded front teeth" },
];

export const WithCaptions: Story = { args: { images: captioned } };

export const Paged: Story = {
  tags: ["fullest"],
  args: { images: rooms },
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <div className="space-y-10">
        <ImageGrid {...args} page={page} />
        <Pagination total={15} page={page} onPageChange={setPage} />
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

export const CaptionsCount: Story = dont({
  images: rooms.slice(0, 3).map((entry, index) => ({ ...entry, caption: `Image ${index + 1}` })),
});
