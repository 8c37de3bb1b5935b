import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { room, smile } from "../../fixtures/pictures";
import { VideoCarousel, VideoSlider, VideoTestimonials } from ".";

const videos = [
  { id: "one", title: "A front tooth that broke at cricket", poster: smile({ crowding: 0.6 }) },
  { id: "two", title: "Four implants, one row of teeth", poster: room("#dfeae6") },
  { id: "three", title: "Aligners at forty-five" },
];

const meta = {
  title: "Blocks/VideoSlider",
  component: VideoSlider,
  // The height of the player that a press opens.
  argTypes: { height: { control: false } },
  subcomponents: { VideoCarousel, VideoTestimonials },
  parameters: {
    guide: {
      use: "For two or more videos about one subject; patients’ stories one at a time, beside the heading.",
      avoid: "For one video: VideoDialog. For written words: TextTestimonials.",
      accessibility: "The video’s host gets no request until a poster is pressed.",
      words: "The title says who or what the video shows, in up to eight words.",
      do: { Default: "A title that says what to expect." },
      dont: { NumberedTitles: "Numbers, which help nobody choose." },
      related: ["Components/Carousel", "Components/VideoDialog", "Blocks/TextTestimonials"],
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

/** As on the patient gallery. */
export const WithoutAutoplay: Story = { args: { autoplay: false } };

/** Without videos there is no section. */
export const Empty: Story = { args: { videos: [] } };

export const LongestText: Story = {
  args: {
    videos: videos.map((video) => ({
      ...video,
      title:
        "Why I waited eleven years, what changed my mind, and how the nine months of treatment went: told in Marathi",
    })),
  },
};

/** `VideoTestimonials` on the home page: one at a time, beside the heading. */
export const Testimonials: Story = {
  tags: ["fullest"],
  args: { title: "In their own words", label: "Video testimonials" },
  render: (args) => <VideoTestimonials {...args} />,
};

export const NumberedTitles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { videos: videos.slice(0, 2).map((video, index) => ({ ...video, title: `Video ${index + 1}` })) },
};
