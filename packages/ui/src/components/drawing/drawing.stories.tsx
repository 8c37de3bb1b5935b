import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArchElevation, DentalArchPlan } from ".";

const meta = {
  title: "Components/Drawing",
  component: DentalArchPlan,
  subcomponents: { ArchElevation },
  tags: ["autodocs"],
} satisfies Meta<typeof DentalArchPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: "w-96 text-line-strong" } };

export const OneToothMissing: Story = { args: { className: "w-96 text-line-strong", missing: 9 } };

export const Elevation: Story = { render: () => <ArchElevation className="w-96 text-line-strong" /> };
