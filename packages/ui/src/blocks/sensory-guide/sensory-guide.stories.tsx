import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { SensoryGuide } from ".";

const meta = {
  title: "Blocks/SensoryGuide",
  tags: ["autodocs"],
  component: SensoryGuide,
  parameters: {
    guide: {
      use: "For visitors who need to know a place’s sights, sounds and smells beforehand.",
      avoid: "For what a building has and lacks: TermGrid.",
      accessibility: "Each place is a heading, and its impressions a definition list.",
      words: "One sentence for each sense: facts, and how strong they are.",
      do: { Default: "What can be checked on the spot." },
      dont: { Comfort: "Comfort instead of facts." },
      related: ["Blocks/PictureStory", "Blocks/TermGrid"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "senses",
    title: "What each place is like",
    places: [
      {
        place: "Waiting room",
        impressions: [
          { term: "You see", value: "Daylight from one side, and six chairs." },
          { term: "You hear", value: "The telephone, and quiet talk." },
        ],
      },
      {
        place: "Treatment room",
        impressions: [{ term: "You hear", value: "The suction, as loud as a tap." }],
      },
    ],
  },
} satisfies Meta<typeof SensoryGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Comfort: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    places: [
      { place: "Waiting room", impressions: [{ term: "You hear", value: "Nothing to worry about." }] },
    ],
  },
};
