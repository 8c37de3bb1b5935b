import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Passage } from ".";

const meta = {
  title: "Blocks/Passage",
  tags: ["autodocs"],
  component: Passage,
  parameters: {
    guide: {
      use: "For a heading and what is to be read under it: paragraphs, a list, steps or a link.",
      avoid: "For many short answers: PassageGrid. For three texts side by side: PassageColumns.",
      accessibility: "Steps are an ordered list: screen readers count them.",
      words: "Heading: a few words, without a full stop.",
      do: { Default: "A heading that says what follows." },
      dont: { Question: "A heading that promises less than the text gives." },
      related: ["Blocks/PassageGrid", "Blocks/PassageColumns"],
    } satisfies Guide,
  },
  args: {
    heading: "Getting there",
    body: ["The branch is five minutes on foot from the station.", "Two parking spaces are at the back."],
    points: ["Trains every four minutes", "Buses 18 and 310"],
    steps: ["Ring the bell at the gate.", "Take the lift to the second floor."],
    link: { name: "Your first visit to Kurla", path: "/first-visit/kurla" },
    ruled: true,
  },
} satisfies Meta<typeof Passage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Question: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { heading: "More" },
};
