import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { machine } from "../../fixtures/pictures";
import { PictureStory } from ".";

const picture = { image: machine(), alt: "The reception desk" };

const meta = {
  title: "Blocks/PictureStory",
  tags: ["autodocs"],
  component: PictureStory,
  parameters: {
    guide: {
      use: "For visitors who need to see what will happen at a first visit.",
      avoid: "For what happens in a treatment: TreatmentSteps.",
      accessibility: "An ordered list of pictures, each with an `alt`.",
      words: "One or two short sentences in the first person: what I do or see.",
      do: { Default: "The story as the visitor lives it." },
      dont: { Promises: "A promise that someone else has to keep." },
      related: ["Blocks/SensoryGuide", "Blocks/TreatmentSteps"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "story",
    title: "My first visit",
    steps: [
      { text: "I ring the bell. The door opens by itself.", picture },
      { text: "I say hello at the desk. I can sit down, or walk around.", picture },
      { text: "I meet my dentist.", picture },
    ],
  },
} satisfies Meta<typeof PictureStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Promises: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { steps: [{ text: "You will be a brave child!", picture }] },
};
