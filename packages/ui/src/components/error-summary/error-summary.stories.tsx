import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { TextField } from "../text-field";
import { ErrorSummary } from ".";

const meta = {
  title: "Components/Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    submitCount: 0,
    headingLevel: 2,
    problems: [
      { controlId: "name", message: "Full Name is required" },
      { controlId: "email", message: "Invalid email address" },
    ],
  },
  parameters: {
    guide: {
      use: "Above a form with more than one question. SubmissionForm includes it.",
      avoid: "While someone is still answering. For a failure of the network: StatusDialog.",
      states: "stack",
      keyboard: { Tab: "Moves to the next message.", Enter: "Moves to the control of the message." },
      accessibility: "It takes focus only after a submission. Set `headingLevel`.",
      look: "Radius `panel`. It takes focus and does not move.",
      words: "The words at the fields, a sentence each, in the order of the form.",
      do: { Default: "Each line says what to correct, and leads there." },
      dont: {
        SaysThatSomethingFailed: "Visitors have to search for the fields, and still don’t know what to do.",
      },
      related: ["Field", "SubmissionForm", "StatusDialog"],
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <ErrorSummary {...args} />
      <TextField id="name" label="Full Name" error="Full Name is required" />
      <TextField id="email" label="Email" error="Invalid email address" defaultValue="asha@" />
    </div>
  ),
};

export const Hover: Story = { globals: { pseudo: { hover: ["li:first-child a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["li:first-child a"] } } };

export const OneProblem: Story = {
  args: { problems: [{ controlId: "name", message: "Full Name is required" }] },
};

export const LongestText: Story = {
  args: {
    problems: [
      { controlId: "name", message: "Full Name is required and must be at least 2 and max 30 characters." },
      { controlId: "email", message: "Please enter a valid email address." },
    ],
  },
  decorators: [inside("max-w-72")],
};

export const SaysThatSomethingFailed: Story = dont({
  problems: [
    { controlId: "name", message: "Error in field 1" },
    { controlId: "email", message: "Error in field 2" },
  ],
});
