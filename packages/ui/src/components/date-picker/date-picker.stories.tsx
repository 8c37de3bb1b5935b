import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DatePicker } from ".";

function Stateful(props: ComponentProps<typeof DatePicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(day) => {
        setValue(day);
        props.onValueChange(day);
      }}
    />
  );
}

const meta = {
  title: "Components/DatePicker",
  component: DatePicker,
  args: { label: "Select Date", value: "", onValueChange: fn(), today: "2026-11-21" },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

/** The field takes a click as the button does. */
export const Hover: Story = { globals: { pseudo: { hover: ["input", "button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Chosen: Story = { args: { value: "2026-11-24" } };

export const Invalid: Story = { args: { required: true, error: "Date is required" } };

export const Disabled: Story = { args: { disabled: true, value: "2026-11-24" } };

export const WithHint: Story = {
  args: { required: true, hint: "We are closed on Sundays and on 26 January, 15 August and 2 October." },
};

export const LongestText: Story = {
  args: {
    label: "The day on which you would like to come for the first time, with or without your child",
    value: "2026-09-30",
    today: "2026-09-01",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole("button", { name: "Choose date" }));
  await screen.findByRole("grid");
}

/** The docs page shows what a play function opens in a frame of its own. */
const framed = { docs: { story: { inline: false, height: "640px" } } };

export const Open: Story = {
  parameters: framed,
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Today, / })).toHaveFocus());
  },
};

export const OpenWithAChoice: Story = {
  args: { value: "2026-12-24" },
  parameters: framed,
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("grid", { name: "December 2026" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Thursday, 24 December 2026, chosen" })).toHaveFocus(),
    );
  },
};

export const ChoosesByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await open(context);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Today, / })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("2026-11-29");
    await expect(canvas.getByLabelText("Select Date")).toHaveValue("Sun, 29 November 2026");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose date" })).toHaveFocus());
  },
};

export const ForAVisit: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ForABirthday: Story = {
  args: { label: "Date of birth", today: "1920-01-01" },
  parameters: { chromatic: { disableSnapshot: true } },
};
