import type { Meta, StoryObj } from "@storybook/react-vite";
import { ImplantSection, ReceptionElevation, SurgeryElevation, ToothSection } from ".";

const meta = {
  title: "Components/Sections and elevations",
  component: ToothSection,
  subcomponents: { ImplantSection, SurgeryElevation, ReceptionElevation },
  tags: ["autodocs"],
  args: { className: "w-80 max-w-full text-line-strong" },
} satisfies Meta<typeof ToothSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Implant: Story = { render: (args) => <ImplantSection {...args} /> };

export const Surgery: Story = {
  render: (args) => <SurgeryElevation {...args} className="w-full max-w-2xl text-line-strong" />,
};

export const Reception: Story = {
  render: (args) => <ReceptionElevation {...args} className="w-full max-w-2xl text-line-strong" />,
};
