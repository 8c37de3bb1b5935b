import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../text-field";
import { ErrorSummary } from ".";

const meta = {
  title: "Components/ErrorSummary",
  component: ErrorSummary,
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    submitCount: 0,
    headingLevel: 2,
    problems: [
      { controlId: "summary-name", message: "Full Name is required" },
      { controlId: "summary-email", message: "Invalid email address" },
    ],
  },
  decorators: [
    (Story) => (
      <div className="grid gap-6">
        <Story />
        <TextField id="summary-name" label="Full Name" error="Full Name is required" />
        <TextField id="summary-email" label="Email" error="Invalid email address" defaultValue="asha@" />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneProblem: Story = {
  args: { problems: [{ controlId: "summary-name", message: "Full Name is required" }] },
};

export const Empty: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const AfterSubmit: Story = {
  args: { submitCount: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Please check 2 answers" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Invalid email address" }));
    await expect(canvas.getByLabelText("Email")).toHaveFocus();
  },
};
