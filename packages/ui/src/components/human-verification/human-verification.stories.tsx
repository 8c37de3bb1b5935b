import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn } from "storybook/test";
import { HumanVerification } from ".";

function Stateful(props: ComponentProps<typeof HumanVerification>) {
  const [value, setValue] = useState(props.value);
  return (
    <HumanVerification
      {...props}
      value={value}
      onValueChange={(token) => {
        setValue(token);
        props.onValueChange(token);
      }}
    />
  );
}

const meta = {
  title: "Components/HumanVerification",
  component: HumanVerification,
  parameters: { docs: { story: { height: "140px" } } },
  args: { value: "", onValueChange: fn(), verify: async () => "token" },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof HumanVerification>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not done yet. */
export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const Verifying: Story = {
  args: { verify: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Checking. This takes a moment.");
  },
};

export const Verified: Story = { args: { value: "token" } };

export const Expired: Story = {
  args: { value: "token", expiresInMs: 0 },
  play: async ({ args, canvas }) => {
    await canvas.findByText("The check has expired. Please tick the box again.");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("");
  },
};

export const Failed: Story = {
  args: { verify: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("The check did not work.");
  },
};

export const Missing: Story = { args: { error: "Please complete the ReCAPTCHA" } };

export const LongestText: Story = {
  args: {
    label: "I am not a robot, and I send this for myself or for a person whom I care for",
    error: "Please complete the ReCAPTCHA",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const TickedByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "I am not a robot" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("Done, thank you.");
    await expect(args.onValueChange).toHaveBeenCalledWith("token");
  },
};

export const AsksOnce: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Accuses: Story = {
  args: { label: "Prove that you are human to continue" },
  parameters: { chromatic: { disableSnapshot: true } },
};
