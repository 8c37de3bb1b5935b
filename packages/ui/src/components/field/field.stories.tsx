import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EveryField } from "../../fixtures/every-field";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { PinCodeInput } from "../../fixtures/pin-code";
import { Field, FieldError } from ".";

const meta = {
  title: "Components/Forms/Field",
  component: Field,
  subcomponents: { FieldError },
  args: { label: "Pin code", children: <PinCodeInput /> },
  parameters: {
    guide: {
      use: "For a control that has no field component yet.",
      avoid: "For text, choices, days and files: they have one.",
      keyboard: { Tab: "Moves to the control; label, hint and error take no focus." },
      accessibility: "Label, hint and error are tied to the control, also to its own `aria-describedby`.",
      look: "Radius `control`. The edge’s colour changes in `settle`.",
      words: "Label: one to four words. Hint: one sentence. Error: what to do.",
      do: { Invalid: "The message says what to do." },
      dont: { SaysThatItIsWrong: "It scolds, and leaves visitors guessing." },
      related: ["TextField", "TextArea", "Select"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const WithHint: Story = {
  name: "Hint instead of a tooltip",
  args: { hint: "Six digits, such as 400070." },
};

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
  decorators: [inside("max-w-64")],
};

export const SaysThatItIsWrong: Story = dont({ error: "Invalid input!", required: true });

/** A recipe: every field with react-hook-form and zod. “Show code” has the whole file. */
export const WithReactHookForm: Story = {
  name: "Form with react-hook-form and zod",
  render: () => <EveryField onSend={console.log} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const summary = await canvas.findByRole("region", { name: "Please check 6 answers" });
    await expect(summary).toHaveFocus();
  },
};
