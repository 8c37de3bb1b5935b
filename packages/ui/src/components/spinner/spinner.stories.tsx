import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Spinner } from ".";

const meta = {
  title: "Components/Waiting/Spinner",
  component: Spinner,
  argTypes: { className: { control: "inline-radio", options: ["size-4", "size-6", "size-8"] } },
  parameters: {
    guide: {
      use: "For an action that takes time: sending a form, loading the calendar.",
      avoid: "For a part that is still loading: Skeleton. Where steps are counted: Progress.",
      accessibility: '`aria-hidden`: the text beside it is in a `role="status"`. It may stand still.',
      look: "A ring that turns, but not under reduced motion.",
      words: "What is going on in two to four words, with three dots: “Loading the calendar...”.",
      do: { BesideWords: "Words that say what takes time." },
      dont: { Default: "Something spins. For how long, and why?" },
      related: ["Skeleton", "StatusDialog", "HumanVerification"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BesideWords: Story = {
  render: (args) => (
    <p className="flex items-center gap-3">
      <Spinner {...args} /> Submitting your application...
    </p>
  ),
};
