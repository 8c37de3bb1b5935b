import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Checkbox } from ".";

const meta = {
  title: "Components/Forms/Checkbox",
  component: Checkbox,
  args: { label: "I have read what the treatment is for and what can go wrong" },
  parameters: {
    guide: {
      use: "For one statement to agree to; several in a `<fieldset>`.",
      avoid: "For one of several answers: RadioGroup or Select.",
      states: "stack",
      keyboard: { Tab: "Moves to the box.", Space: "Ticks or unticks it." },
      accessibility: "The whole line is the target; hint and error describe the box.",
      look: "Radius `control`, at most 6 px. Its colours change in `settle`.",
      words:
        "One statement of up to fifteen words in the first person, which ticking affirms. Never ticked for consent.",
      do: { Default: "One statement, in the words of the person who agrees." },
      dont: { Denies: "Does a tick mean yes or no?" },
      related: ["RadioGroup", "HumanVerification", "Field"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[data-slot=checkbox]"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[data-slot=checkbox]"] } } };

export const WithHint: Story = {
  name: "Instead of a switch",
  args: {
    label: "Remind me of my next check-up",
    hint: "By SMS, one week before. You can stop it at any time.",
    defaultChecked: true,
  },
};

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
  decorators: [inside("max-w-64")],
};

export const Denies: Story = dont({ label: "Don’t stop not sending me emails" });
