import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from ".";

const meta = { title: "Components/Spinner", component: Spinner, tags: ["autodocs"] } satisfies Meta<
  typeof Spinner
>;
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
