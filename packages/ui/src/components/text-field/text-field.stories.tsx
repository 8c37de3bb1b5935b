import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TextField } from ".";

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "Full Name", autoComplete: "name", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: {
    label: "Phone Number",
    hint: "With the country code, if you call from abroad.",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
  },
};

export const Filled: Story = { args: { defaultValue: "Asha Rao" } };

export const Invalid: Story = {
  args: { defaultValue: "asha@", label: "Email", required: true, error: "Invalid email address" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Asha Rao" } };

export const LongestText: Story = {
  args: {
    label: "Full Name of the person who comes, as it stands on the papers of the insurance",
    defaultValue: "Venkatanarasimharajuvaripeta Subramaniam",
    error: "Full Name is required and must be at least 2 and max 30 characters.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const TakesText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Full Name"), "Asha");
    await expect(canvas.getByLabelText("Full Name")).toHaveValue("Asha");
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const HintAboveTheField: Story = {
  args: WithHint.args,
  parameters: { chromatic: { disableSnapshot: true } },
};

export const HintInTheField: Story = {
  args: { ...WithHint.args, hint: undefined, placeholder: "With the country code, if you call from abroad" },
  parameters: { chromatic: { disableSnapshot: true } },
};
