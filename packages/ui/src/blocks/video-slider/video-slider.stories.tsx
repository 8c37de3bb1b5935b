import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { room, smile } from "../../fixtures/pictures";
import { VideoSlider } from ".";

const videos = [
  { id: "one", title: "A front tooth that broke at cricket", poster: smile({ crowding: 0.6 }) },
  { id: "two", title: "Four implants, one row of teeth", poster: room("#dfeae6") },
  { id: "three", title: "Aligners at forty-five" },
];

const meta = {
  title: "Blocks/VideoSlider",
  component: VideoSlider,
  parameters: { layout: "fullscreen" },
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

export const Single: Story = { args: { videos: videos.slice(0, 1) } };

/** Without films there is no section. */
export const Empty: Story = { args: { videos: [] } };

export const LongestText: Story = {
  args: {
    videos: videos.map((film) => ({
      ...film,
      title:
        "Why I waited eleven years, what changed my mind, and how the nine months of treatment went: told in Marathi",
    })),
  },
};

export const PlaysAFilm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const poster = canvas.getByRole("button", { name: "Play the film: A front tooth that broke at cricket" });
    await userEvent.click(poster);
    await expect(await screen.findByTitle("A front tooth that broke at cricket")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(poster).toHaveFocus());
  },
};

export const NumberedTitles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { videos: videos.slice(0, 2).map((film, index) => ({ ...film, title: `Video ${index + 1}` })) },
};
