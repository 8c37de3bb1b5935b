import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo, LogoMark } from ".";

const meta = {
  title: "Components/Logo",
  component: Logo,
  subcomponents: { LogoMark },
  tags: ["autodocs"],
  args: { children: "Arch House", descriptor: "Dental" },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NameAlone: Story = { args: { descriptor: undefined } };

export const MarkAlone: Story = { render: () => <LogoMark /> };

export const OnTheDeepColour: Story = {
  decorators: [
    (Story) => (
      <div className="bg-primary-strong p-8 text-on-primary">
        <Story />
      </div>
    ),
  ],
};
