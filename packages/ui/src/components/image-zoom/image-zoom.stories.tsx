import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
import { portrait, room, smile } from "../../fixtures/pictures";
import { Button } from "../button";
import { ImageZoom } from ".";

const images = [
  { image: smile({ gap: 40, enamel: "#e8d4ac" }), alt: "Front teeth with a gap", caption: "Before" },
  { image: smile(), alt: "Front teeth without a gap", caption: "After, three weeks later" },
  { image: portrait(3), alt: "The dentist who treated her" },
];

const meta = {
  title: "Components/Overlays/ImageZoom",
  component: ImageZoom,
  parameters: {
    guide: {
      use: "For pictures whose details matter. ImageGrid includes it.",
      avoid: "For decoration. For a video: VideoDialog. For other content: Dialog.",
      states: "stack",
      keyboard: {
        "→ ←": "Shows the next or the previous picture, and wraps around; reversed in right-to-left text.",
        Tab: "Moves between Close, Previous and Next, and stays inside.",
        "Enter Space": "Presses the button.",
        Esc: "Closes; focus returns to where it came from.",
      },
      accessibility: "A dialog with the name “Picture 2 of 6”, announced on each move.",
      look: "Radius `panel` on the page, none in the dialog, which fills the window.",
      words: "`alt`: what is seen. `caption`: one line of up to 12 words.",
      do: { Default: "The picture speaks; one line says what it can’t show." },
      dont: { CaptionOfAStory: "The story leaves no room for the picture. It belongs on the page." },
      related: ["ImageGrid", "Dialog", "VideoDialog"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "520px" } },
  },
  args: { images, index: 0, onIndexChange: console.log },
  render: function Zoom(args) {
    const [index, setIndex] = useState<number | null>(0);
    return (
      <div className="p-8">
        <Button variant="secondary" onClick={() => setIndex(0)}>
          Look closer
        </Button>
        <ImageZoom {...args} index={index} onIndexChange={setIndex} />
      </div>
    );
  },
} satisfies Meta<typeof ImageZoom>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The dialog is in the body, outside Storybook's root. */
const inBody = { pseudo: { rootSelector: "body" } };

/** The button to the next picture. */
export const Hover: Story = {
  parameters: inBody,
  globals: { pseudo: { hover: ["[aria-label='Next picture']"] } },
};

export const Focus: Story = {
  parameters: inBody,
  globals: { pseudo: { focusVisible: ["[aria-label='Next picture']"] } },
};

export const Tall: Story = { args: { images: [{ image: portrait(3), alt: "The dentist who treated her" }] } };

export const LongestText: Story = {
  args: {
    images: [
      {
        image: room(),
        alt: "The surgery",
        caption:
          "The surgery where we see children and adults with special needs: the chair lies flat, the lamp can be dimmed, the door closes, and there is room for two people to stand beside the chair and hold a hand.",
      },
    ],
  },
};

export const CaptionOfAStory: Story = dont({
  images: images.map((entry) => ({
    ...entry,
    caption:
      "She came to us in spring with a gap that had troubled her since school. We talked about braces, about aligners and about veneers, and looked at what each would mean for her teeth and her time. She chose two veneers. We took a scan, made a trial from resin, and let her wear it for a week before anything was done to a tooth. Three weeks later both were in place.",
  })),
});
