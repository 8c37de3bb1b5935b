import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from ".";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
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

export const Small: Story = { args: { className: "size-4" } };

export const OnTheDeepColour: Story = {
  decorators: [
    (Story) => (
      <div className="bg-primary-strong p-6 text-on-primary">
        <Story />
      </div>
    ),
  ],
};

export const SaysWhatTakesTime: Story = {
  ...BesideWords,
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Alone: Story = { parameters: { chromatic: { disableSnapshot: true } } };
