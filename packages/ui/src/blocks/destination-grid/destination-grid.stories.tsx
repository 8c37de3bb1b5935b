import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { landmark } from "../../fixtures/pictures";
import { DestinationGrid } from ".";

const destinations = ["Canada", "Dubai", "Maldives", "Tanzania", "UK", "UK"].map((name, index) => ({
  name,
  image: landmark(index),
  alt: `A drawn landmark: ${name}`,
}));

const meta = {
  title: "Blocks/DestinationGrid",
  tags: ["autodocs"],
  component: DestinationGrid,
  parameters: {
    guide: {
      use: [
        "On the page about dental tourism (specification, section 2): Canada, Dubai, Maldives, Tanzania, UK twice.",
      ],
      avoid: [
        "For places that lead to pages: use Card.",
        "For the branches: use BranchList or BranchGallery.",
      ],
      parts: {
        heading: "What the places have in common. A text may follow it.",
        "image-grid-item": "A place: a drawn landmark, which opens large, and its name.",
      },
      keyboard: {
        Tab: "Goes from place to place.",
        "Enter Space": "Opens the picture large.",
        "→ ←": "In the large view: the next or the previous place.",
        Esc: "Closes the large view; focus returns to the picture.",
      },
      accessibility: [
        "The name is under the picture as text; `alt` says what the drawing shows.",
        "A place may appear twice, and each opens its own picture.",
      ],
      words: [
        "The name as its people write it in English, one to three words, without a flag. `text` adds a sentence about the journey.",
        "The heading says whose places they are: “Where our guests come from”.",
      ],
      do: { Default: "Names." },
      dont: { NamesWithSlogans: "Slogans of a travel agency, under each picture anew." },
      related: ["Components/ImageGrid", "Components/ImageZoom", "Components/Drawing", "Blocks/BranchGallery"],
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

export const WithJourneys: Story = {
  args: {
    destinations: destinations.map((place) => ({
      ...place,
      text: "About three hours by air, without a change.",
    })),
  },
};

export const Single: Story = { args: { destinations: destinations.slice(0, 1) } };

/** Without places there is no section. */
export const Empty: Story = { args: { destinations: [] } };

export const LongestText: Story = {
  args: {
    destinations: destinations.map((place) => ({
      ...place,
      name: "United Kingdom of Great Britain and Northern Ireland",
    })),
  },
};

export const NamesWithSlogans: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    destinations: destinations
      .slice(0, 3)
      .map((place) => ({ ...place, name: `Fly in from wonderful ${place.name}: save, smile, relax!` })),
  },
};
