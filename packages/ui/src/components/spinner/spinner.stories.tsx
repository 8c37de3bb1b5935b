import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Spinner } from ".";

const meta = {
  title: "Components/Spinner",
  tags: ["autodocs"],
  component: Spinner,
  argTypes: { className: { control: "inline-radio", options: ["size-4", "size-6", "size-8"] } },
  parameters: {
    guide: {
      use: ["For an action of the visitor that takes time: sending a form, loading the calendar."],
      avoid: [
        "For a part of the page that is still loading: use Skeleton.",
        "For steps that can be counted: say which of how many.",
      ],
      accessibility: [
        'It is `aria-hidden`: the text beside it is announced, in an element with `role="status"`.',
        "It stands still for visitors who prefer reduced motion, so never use it without text.",
      ],
      words: [
        "Say what is going on, with three dots: “Submitting your application...” (specification, section 4), “Loading the calendar...”.",
      ],
      do: { BesideWords: "Words that say what takes time." },
      dont: { Default: "Something spins. For how long, and why?" },
      related: ["Components/Skeleton", "Components/StatusDialog", "Components/HumanVerification"],
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
