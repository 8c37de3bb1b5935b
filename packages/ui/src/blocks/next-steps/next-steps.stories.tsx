import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { NextSteps } from ".";

const meta = {
  title: "Blocks/NextSteps",
  tags: ["autodocs"],
  component: NextSteps,
  parameters: {
    guide: {
      use: "Beside a form: what happens once it is sent.",
      avoid: "For a treatment: TreatmentSteps.",
      accessibility: "An ordered list; the drawn numbers are hidden from screen readers.",
      words: "One or two sentences a step: who does what, and when.",
      do: { Default: "Who does what, and when." },
      dont: { Vague: "Nobody knows who calls, or when." },
      related: ["Blocks/FormPanel", "Blocks/TreatmentSteps"],
    } satisfies Guide,
  },
  args: {
    title: "What happens next",
    steps: ["You get a reference number.", "We call you by the end of the next day to agree the time."],
  },
} satisfies Meta<typeof NextSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vague: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { steps: ["Your request is processed.", "You will be contacted in due course."] },
};
