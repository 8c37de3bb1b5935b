import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { portrait, room } from "../../fixtures/pictures";
import { VideoTestimonials } from ".";

const meta = {
  title: "Blocks/VideoTestimonials",
  component: VideoTestimonials,
  // The height of the player that a press opens.
  argTypes: { height: { control: false } },
  parameters: {
    guide: {
      use: "One at a time on the home page, two on the testimonials page.",
      avoid: "For treatments: VideoSlider. For written words: TextTestimonials.",
      accessibility: "A poster is named after its video; slides stop while focus is among them.",
      words: "Title: who, from where, about what. No praise.",
      do: { TwoAtATime: "Say who speaks and about what." },
      dont: { PraiseInTheTitle: "Praise before anyone has spoken." },
      related: ["Blocks/VideoSlider", "Blocks/TextTestimonials", "Components/VideoDialog"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "In their own words",
    label: "Video testimonials",
    videos: [
      { id: "one", title: "Farida, from Byculla, about her implants", poster: room("#f2ebdf", 1) },
      { id: "two", title: "Arun, from Pune, about his daughter’s first visit", poster: portrait(1) },
      { id: "three", title: "Grace, from Nairobi, about two weeks in Mumbai" },
    ],
    playerUrl: () => "data:text/html,<p>The film plays here</p>",
  },
} satisfies Meta<typeof VideoTestimonials>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As on the home page. */
export const Default: Story = {};

/** As on the testimonials page. */
export const TwoAtATime: Story = { args: { slides: { base: 1, md: 2 } } };

export const LongestText: Story = {
  args: {
    videos: [
      {
        id: "long",
        title:
          "Meenakshi, seventy-four, from Kolhapur: why I waited eleven years, and what it is like to bite into an apple",
      },
    ],
  },
};

export const PraiseInTheTitle: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { videos: [{ id: "one", title: "Amazing result, must watch" }] },
};
