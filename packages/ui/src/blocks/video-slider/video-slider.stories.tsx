import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room, smile } from "../../fixtures/pictures";
import { VideoSlider } from ".";

const videos = [
  { id: "one", title: "A front tooth that broke at cricket", poster: smile({ crowding: 0.6 }) },
  { id: "two", title: "Four implants, one row of teeth", poster: room("#dfeae6") },
  { id: "three", title: "Aligners at forty-five" },
];

const meta = {
  title: "Blocks/Treatments/VideoSlider",
  component: VideoSlider,
  parameters: {
    guide: {
      use: "For two or more videos about one subject; patients’ stories one at a time, beside the heading.",
      avoid: "For one video: VideoDialog. For written words: Testimonials.",
      accessibility: "The video’s host gets no request until a poster is pressed.",
      words: "The title says who or what the video shows, in up to eight words.",
      do: { Default: "A title that says what to expect." },
      dont: { NumberedTitles: "Numbers, which help nobody choose." },
      related: ["Carousel", "VideoDialog", "Testimonials"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Case films",
    text: "Patients tell what was done, and what it was like.",
    label: "Case films",
    videos,
    // A player that needs no network.
    playerUrl: () => "data:text/html,<p>The film plays here</p>",
  },
} satisfies Meta<typeof VideoSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: { videos: videos.map((video) => ({ ...video, title: `${video.title}: ${long.title}` })) },
};

/** On the home page: one at a time, beside the heading. */
export const OneAtATime: Story = { tags: ["recorded"], args: { slides: { base: 1 } } };

export const NumberedTitles: Story = dont({
  videos: videos.slice(0, 2).map((video, index) => ({ ...video, title: `Video ${index + 1}` })),
});
