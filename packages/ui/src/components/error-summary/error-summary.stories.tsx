import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useId } from "react";
import { expect, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { TextField } from "../text-field";
import { ErrorSummary } from ".";

/** Ids of its own, because a docs page has several. */
function Form({ problems, ...props }: ComponentProps<typeof ErrorSummary>) {
  const id = useId();
  const errorOf = (name: string) => problems.find(({ controlId }) => controlId === name)?.message;
  return (
    <div className="grid gap-6">
      <ErrorSummary
        {...props}
        problems={problems.map(({ controlId, message }) => ({ controlId: id + controlId, message }))}
      />
      <TextField id={`${id}name`} label="Full Name" error={errorOf("name")} />
      <TextField id={`${id}email`} label="Email" error={errorOf("email")} defaultValue="asha@" />
    </div>
  );
}

const meta = {
  title: "Components/ErrorSummary",
  tags: ["autodocs"],
  component: ErrorSummary,
  args: {
    submitCount: 0,
    headingLevel: 2,
    problems: [
      { controlId: "name", message: "Full Name is required" },
      { controlId: "email", message: "Invalid email address" },
    ],
  },
  render: (args) => <Form {...args} />,
  parameters: {
    guide: {
      use: ["Above every form with more than one question. SubmissionForm includes it."],
      avoid: [
        "While someone is still answering: show the error at the field once it has been touched (specification, section 5).",
        "For a failure of the network or the server: use StatusDialog.",
      ],
      states: "stack",
      keyboard: { Tab: "Moves to the next message.", Enter: "Moves to the control of the message." },
      accessibility: [
        "It takes focus each time a submission has problems, and at no other time. It is a region named by its heading.",
        "A link scrolls the label into view along with its control, and doesn’t change the URL.",
        "Set `headingLevel` to one below the heading of the form.",
      ],
      words: [
        "The same words as at the field: those of the specification, section 5.",
        "In the order of the form.",
      ],
      do: { SaysWhatAndWhere: "Each line says what to correct, and leads there." },
      dont: {
        SaysThatSomethingFailed: "Visitors have to search for the fields, and still don’t know what to do.",
      },
      related: ["Components/Field", "Components/SubmissionForm", "Components/StatusDialog"],
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

/** Nothing is wrong, so nothing is rendered above the form. */
export const Empty: Story = { args: { problems: [] } };

export const AfterSubmit: Story = {
  args: { submitCount: 1 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Please check 2 answers" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "Invalid email address" }));
    await expect(canvas.getByLabelText("Email")).toHaveFocus();
  },
};

export const SaysWhatAndWhere: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const SaysThatSomethingFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    problems: [
      { controlId: "name", message: "Error in field 1" },
      { controlId: "email", message: "Error in field 2" },
    ],
  },
};
