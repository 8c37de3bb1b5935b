import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { PassageColumns } from ".";

const meta = {
  title: "Blocks/PassageColumns",
  tags: ["autodocs"],
  component: PassageColumns,
  parameters: {
    guide: {
      use: "For three short texts of one kind: vision, ethos, philosophy.",
      avoid: "For what happens in turn: TreatmentSteps. For more than three: PassageGrid.",
      accessibility: "Each heading is one level below the page’s.",
      words: "Headings of one word or two; texts of about the same length.",
      do: { Default: "Three texts that can be read in any order." },
      dont: { Steps: "Steps in columns: nobody knows which comes first." },
      related: ["Blocks/PassageGrid", "Blocks/IntroBlocks"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    passages: [
      { heading: "Vision", body: ["We want people to keep their own teeth for as long as they can."] },
      { heading: "Ethos", body: ["We show you what we have found, and explain the choices."] },
      { heading: "Philosophy", body: ["Disease before appearance.", "The simplest treatment that lasts."] },
    ],
  },
} satisfies Meta<typeof PassageColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Steps: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    passages: [
      { heading: "Then", body: ["We take an impression."] },
      { heading: "First", body: ["We examine you."] },
      { heading: "At the end", body: ["We fit the crown."] },
    ],
  },
};
