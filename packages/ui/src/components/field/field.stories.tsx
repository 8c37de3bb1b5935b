import type { Meta, StoryObj } from "@storybook/react-vite";
import { controlClassName, Field, useFieldControl } from ".";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Pin code", children: <PinCode /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: "Six digits, such as 400070." } };

export const Invalid: Story = {
  args: { error: "Pin code must have 6 digits", hint: "Six digits, such as 400070.", required: true },
};

export const LongestText: Story = {
  args: {
    label: "Pin code of the place where you stay while you are being treated in Mumbai",
    hint: "We ask, so that we can tell you which of our two branches is nearer and how long the way takes.",
    error: "Pin code must have 6 digits. Please look at a letter or a bill, or ask the person you stay with.",
    required: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const SaysWhatToDo: Story = {
  args: { error: "Pin code must have 6 digits", required: true },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const SaysThatItIsWrong: Story = {
  args: { error: "Invalid input!", required: true },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** How a control of your own joins the family. */
function PinCode() {
  return <input className={controlClassName} inputMode="numeric" {...useFieldControl()} />;
}
