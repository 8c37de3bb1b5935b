import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Checkbox } from ".";

const meta = {
  title: "Components/Checkbox",
  tags: ["autodocs"],
  component: Checkbox,
  args: { label: "I have read what the treatment is for and what can go wrong", onCheckedChange: fn() },
  parameters: {
    guide: {
      use: [
        "For one statement to agree to, or one setting to switch on.",
        "For several answers of which any number may fit: one Checkbox each, in a `<fieldset>` with a `<legend>`.",
      ],
      avoid: [
        "For one of several answers: use RadioGroup, or Select where there are more than five.",
        "For the human check of a form: use HumanVerification.",
      ],
      states: "stack",
      keyboard: { Tab: "Moves to the box.", Space: "Ticks or unticks it." },
      accessibility: [
        "The label names the box and can be pressed; hint and error describe it. The whole line is the target, at least 44 px high.",
        "“Some of them” (`indeterminate`) is read as “partially checked”. Ticking it ticks all.",
        "It follows the reset of its form, and is sent as browsers send one: `on`, or its `value`, when it is ticked.",
      ],
      words: [
        "A statement in the first person, so that ticking it means yes: “I agree”, never “I don’t want”.",
        "One statement a box: two that are joined by “and” can’t be answered.",
        "Never ticked beforehand where it gives consent.",
      ],
      do: { SaysWhatForHow: "One statement, in the words of the person who agrees." },
      dont: { Denies: "Does a tick mean yes or no?" },
      related: ["Components/RadioGroup", "Components/HumanVerification", "Components/Field"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[data-slot=checkbox]"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[data-slot=checkbox]"] } } };

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: "All reminders", checked: "indeterminate" },
};

export const WithHint: Story = {
  args: {
    label: "Remind me of my next check-up",
    hint: "By SMS, one week before. You can stop it at any time.",
    defaultChecked: true,
  },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, error: "Please tick the box, or ask us what is unclear." },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongestText: Story = {
  args: {
    label:
      "I agree that photographs of my teeth are taken before and after the treatment, and that they are kept with my records for seven years",
    hint: "They are shown to nobody outside the clinic unless you agree to it in a form of its own, with your name on it.",
    error: "Please tick the box, or ask us what is unclear before you come for your first appointment.",
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

export const SaysWhatForHow: Story = {
  args: { label: "Send me my treatment plan by email" },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Denies: Story = {
  args: { label: "Don’t stop not sending me emails" },
  parameters: { chromatic: { disableSnapshot: true } },
};
