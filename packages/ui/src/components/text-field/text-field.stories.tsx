import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { TextField } from ".";

const meta = {
  title: "Components/Forms/TextField",
  component: TextField,
  args: { label: "Full Name", autoComplete: "name" },
  parameters: {
    guide: {
      use: "For names, mail addresses, phone numbers and subjects.",
      avoid: "For lines: TextArea. For answers: Select. For a day: DatePicker. For a file: FileUpload.",
      accessibility: "Set `autoComplete` (WCAG 1.3.5), and `inputMode` for the right keyboard.",
      look: "Radius `control`. The edge’s colour changes in `settle`.",
      words: "Label: one to three words: “Full Name”, “Email”, “Phone Number”.",
      do: { WithHint: "It can be read before, while and after typing." },
      dont: { HintInTheField: "It is cut off, and gone with the first letter." },
      related: ["Field", "TextArea", "Select", "DatePicker"],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

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
  args: {
    label: "Email",
    type: "email",
    autoComplete: "email",
    defaultValue: "asha@",
    required: true,
    error: "Invalid email address",
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Asha Rao" } };

export const LongestText: Story = {
  args: {
    label: "Full Name of the person who comes, as it stands on the papers of the insurance",
    defaultValue: "Venkatanarasimharajuvaripeta Subramaniam",
    error: "Full Name is required and must be at least 2 and max 30 characters.",
  },
  decorators: [inside("max-w-64")],
};

export const HintInTheField: Story = dont({
  ...WithHint.args,
  hint: undefined,
  placeholder: "With the country code, if you call from abroad",
});
