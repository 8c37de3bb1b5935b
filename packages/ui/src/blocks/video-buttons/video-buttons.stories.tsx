import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { VideoButtons } from ".";

const meta = {
  title: "Blocks/Home/VideoButtons",
  component: VideoButtons,
  parameters: {
    guide: {
      use: "Beside the main action of a hero, for one or two videos.",
      avoid: "For more than two videos: VideoSlider.",
      accessibility: "The dialog takes the video's title as its name.",
      words: "A verb and what the video shows: “See the clinic”.",
      do: { Default: "What the video shows, in two or three words." },
      dont: { Vague: "Words that say nothing about the video." },
      related: ["Hero", "VideoSlider", "VideoDialog"],
    } satisfies Guide,
  },
  decorators: [inside("flex flex-wrap gap-4")],
  args: {
    videos: [
      { id: "tour", title: "A walk through the clinic", label: "See the clinic" },
      { id: "day", title: "A day at work", label: "See a day at work" },
    ],
    playerUrl: () => "data:text/html,",
  },
} satisfies Meta<typeof VideoButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    videos: [
      { id: "tour", title: "A walk", label: long.title },
      { id: "day", title: "A day", label: long.name },
    ],
  },
};

export const Vague: Story = dont({
  videos: [{ id: "tour", title: "A walk through the clinic", label: "Watch now" }],
});
