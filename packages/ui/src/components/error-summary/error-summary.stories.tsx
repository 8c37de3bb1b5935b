import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useId } from "react";
import { expect, waitFor } from "storybook/test";
import { TextField } from "../text-field";
import { ErrorSummary } from ".";

/** Ids of its own, because a page of documentation has several. */
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

/** Nothing is wrong, so nothing is drawn above the form. */
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
