import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from ".";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  args: { className: "h-6 w-72" },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { className: "aspect-3/2 max-w-md" } };

export const Article: Story = {
  render: () => (
    <div className="max-w-prose">
      <p role="status">Loading...</p>
      <Skeleton className="mt-6 h-10 w-3/4" />
      <Skeleton className="mt-8 aspect-video" />
      <div className="mt-8 space-y-3">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  ),
};

export const SaysWhatItWaitsFor: Story = { ...Article, parameters: { chromatic: { disableSnapshot: true } } };

export const GreyBoxesOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  ),
};
