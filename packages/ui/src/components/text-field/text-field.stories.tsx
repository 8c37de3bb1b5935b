import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { TextField } from ".";

const meta = {
  title: "Components/TextField",
  tags: ["autodocs"],
  component: TextField,
  args: { label: "Full Name", autoComplete: "name", onChange: fn() },
  parameters: {
    guide: {
      use: ["For names, mail addresses, phone numbers and subjects."],
      avoid: [
        "For more than a line: use TextArea. For a few fixed answers: use Select. For a day: use DatePicker. For a file: use FileUpload.",
      ],
      accessibility: [
        "The label names the control and can be pressed; hint and error describe it, together with a caller’s `aria-describedby`. All of it is in the server’s HTML.",
        "Set `autoComplete`: it saves typing and is required by WCAG 1.3.5. Set `inputMode` for the right keyboard on a phone.",
        "It fits 320 px at 200 % text.",
      ],
      words: [
        "Label: one to three words, as the specification writes them: “Full Name”, “Email”, “Phone Number”.",
        "Limits and messages are those of section 5: a name of 2 to 30 characters, a phone number of 10 to 13 digits, a subject of up to 40.",
      ],
      do: { HintAboveTheField: "It can be read before, while and after typing." },
      dont: { HintInTheField: "It is cut off, and gone with the first letter." },
      related: ["Components/Field", "Components/TextArea", "Components/Select", "Components/DatePicker"],
    } satisfies Guide,
  },
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

export const HintAboveTheField: Story = {
  args: WithHint.args,
  parameters: { chromatic: { disableSnapshot: true } },
};

export const HintInTheField: Story = {
  args: { ...WithHint.args, hint: undefined, placeholder: "With the country code, if you call from abroad" },
  parameters: { chromatic: { disableSnapshot: true } },
};
