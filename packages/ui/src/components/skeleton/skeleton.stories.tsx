import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Skeleton } from ".";

const meta = {
  title: "Components/Waiting/Skeleton",
  component: Skeleton,
  args: { className: "h-6 w-72" },
  argTypes: {
    className: { control: "inline-radio", options: ["h-6 w-72", "h-32", "aspect-3/2 max-w-md"] },
  },
  parameters: {
    guide: {
      use: "For a part of the page that comes after the page.",
      avoid: "For an action: Spinner. For pictures: Picture holds its own place.",
      states: "stack",
      accessibility: '`aria-hidden`: say “Loading...” beside it in a `role="status"`, and don’t move focus.',
      look: "Radius `control`. It pulses, but not under reduced motion.",
      words: "“Loading...” where the text will be. It holds no words, however long the real ones are.",
      do: { Article: "Text, and the shape of what is coming." },
      dont: { GreyBoxesOnly: "Grey boxes: loading, or broken? Screen readers announce nothing." },
      related: ["Spinner", "Picture", "Prose"],
    } satisfies Guide,
  },
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

export const GreyBoxesOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  ),
};
