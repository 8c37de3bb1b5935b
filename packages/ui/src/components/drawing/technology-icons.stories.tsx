import type { Meta, StoryObj } from "@storybook/react-vite";
import { CadIcon, EquipmentIcon, ImplantIcon, MillingIcon, PrintingIcon, SmileDesignIcon } from ".";

const meta = {
  title: "Components/Technology icons",
  component: SmileDesignIcon,
  subcomponents: { CadIcon, EquipmentIcon, ImplantIcon, MillingIcon, PrintingIcon },
  tags: ["autodocs"],
} satisfies Meta<typeof SmileDesignIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const all = (
  <div className="flex flex-wrap gap-8">
    <SmileDesignIcon />
    <ImplantIcon />
    <PrintingIcon />
    <MillingIcon />
    <CadIcon />
    <EquipmentIcon />
  </div>
);

export const AllSix: Story = { render: () => all };

export const OnTheDeepColour: Story = {
  render: () => <div className="bg-primary-strong p-8 text-on-primary-muted">{all}</div>,
};

/** The line keeps its width. */
export const Large: Story = { args: { className: "size-64" } };
