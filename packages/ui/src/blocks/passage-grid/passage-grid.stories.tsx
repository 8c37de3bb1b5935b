import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { PassageGrid } from ".";

const meta = {
  title: "Blocks/PassageGrid",
  tags: ["autodocs"],
  component: PassageGrid,
  parameters: {
    guide: {
      use: "For many short answers that can all be read at once.",
      avoid: "For long answers, or more than a dozen: FaqSection.",
      accessibility: "The section is named by its heading; questions are one level below.",
      words: "Heading: a question, as a visitor would put it. Text: two or three sentences.",
      do: { Default: "Questions that visitors recognise." },
      dont: { Topics: "Topics instead of questions: is the answer to mine here?" },
      related: ["Blocks/FaqSection", "Blocks/Passage"],
    } satisfies Guide,
  },
  args: {
    id: "before-you-come",
    title: "Practical questions",
    passages: [
      { heading: "How soon can I come?", body: ["If you are in pain, on the same day."] },
      {
        heading: "What if I have to cancel?",
        body: ["Please call a day before.", "We don’t charge for it."],
      },
    ],
  },
} satisfies Meta<typeof PassageGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Topics: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    passages: [
      { heading: "Appointments", body: ["If you are in pain, on the same day."] },
      { heading: "Cancellation", body: ["Please call a day before."] },
    ],
  },
};
