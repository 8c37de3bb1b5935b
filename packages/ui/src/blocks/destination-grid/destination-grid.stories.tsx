import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { landmark } from "../../fixtures/pictures";
import { DestinationGrid } from ".";

const destinations = ["Canada", "Dubai", "Maldives", "Tanzania", "UK", "UK"].map((name) => ({
  name,
  picture: { image: landmark(name.charCodeAt(0)), alt: `A drawn landmark: ${name}` },
}));

const meta = {
  title: "Blocks/Treatments/DestinationGrid",
  component: DestinationGrid,
  parameters: {
    guide: {
      use: "On the page about dental tourism.",
      avoid: "For places that lead to pages: Card. For the branches: BranchCard.",
      accessibility: "The name is under the picture as text; `alt` says what the drawing shows.",
      words: "The place’s English name in one to three words, without a flag.",
      do: { Default: "Plain names." },
      dont: { NamesWithSlogans: "A travel agency’s slogan under each picture." },
      related: ["ImageGrid", "ImageZoom", "Drawing", "BranchGallery"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Where our guests come from",
    text: "We plan the visits around the flights.",
    destinations,
  },
} satisfies Meta<typeof DestinationGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    destinations: destinations.map((place) => ({ ...place, name: long.name, text: "Ten hours by air." })),
  },
};

export const NamesWithSlogans: Story = dont({
  destinations: destinations.map((place) => ({
    ...place,
    name: `Wonderful ${place.name}: save and smile!`,
  })),
});
