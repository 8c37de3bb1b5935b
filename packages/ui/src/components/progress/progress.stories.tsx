import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { rightToLeft } from "../../fixtures/right-to-left";
import { Progress } from ".";

const meta = {
  title: "Components/Progress",
  tags: ["autodocs"],
  component: Progress,
  args: { label: "Sending resume.pdf", value: 40 },
  parameters: {
    guide: {
      use: ["While a file is sent, or where a task has steps that can be counted."],
      avoid: [
        "For what takes less than a second: show nothing.",
        "Where nothing can be counted: use Spinner, with words beside it.",
      ],
      states: "stack",
      accessibility: [
        "Screen readers hear name and value from the bar itself, as often as their user wants; it announces nothing by itself. Announce the end.",
        "The value is written beside the bar, so that nothing depends on a length or a colour.",
      ],
      words: [
        "The label says what is being done, and to what: “Sending resume.pdf”.",
        "Set `valueText` where a percentage means less than a count: “Step 2 of 3”.",
      ],
      do: { CountsSteps: "The words that a visitor would use." },
      dont: { Loading: "What is loading, and why must I wait?" },
      related: ["Components/Spinner", "Components/FileUpload", "Components/StatusDialog"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beginning: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 100 } };

/** Before the first byte, or where the server doesn’t say how much is to come. */
export const Unknown: Story = { args: { value: null } };

export const LongestText: Story = {
  args: {
    label: "Sending application-for-the-position-of-dental-nurse-in-South-Mumbai-with-certificates.pdf",
    value: 3_400_000,
    max: 5_000_000,
    valueText: (value, max) => `${value / 1_000_000} of ${max / 1_000_000} MB`,
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const CountsSteps: Story = {
  args: { label: "Your request", value: 2, max: 3, valueText: (value, max) => `Step ${value} of ${max}` },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Loading: Story = {
  args: { label: "Loading", value: 97 },
  parameters: { chromatic: { disableSnapshot: true } },
};
