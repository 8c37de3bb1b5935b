import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo, LogoMark } from ".";

const meta = {
  title: "Components/Logo",
  component: Logo,
  subcomponents: { LogoMark },
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

export const LongestText: Story = {
  args: { children: "Arch House", descriptor: "Dental and children" },
};

export const NameAndKind: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithASlogan: Story = {
  args: { descriptor: "Implants, aligners and smiles" },
  parameters: { chromatic: { disableSnapshot: true } },
};
