import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stars } from ".";

const meta = { title: "Components/Stars", component: Stars } satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Four: Story = { args: { value: 4 } };

export const None: Story = { args: { value: 0 } };

export const OnTheDeepColour: Story = {
  args: { className: "text-on-primary" },
  decorators: [
    (Story) => (
      <div className="bg-primary-strong p-6">
        <Story />
      </div>
    ),
  ],
};

export const WithWhatWasSaid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <figure className="space-y-3">
      <Stars />
      <blockquote>The tooth was numb before I had finished my question.</blockquote>
      <figcaption className="text-sm text-ink-muted">Ravi, Mumbai</figcaption>
    </figure>
  ),
};

export const AsAnOrnament: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-3 text-center">
      <Stars />
      <p className="font-display text-title">Root canal</p>
      <Stars />
    </div>
  ),
};
