import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarIcon } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Button } from ".";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Book an Appointment", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: "secondary", children: "Clinic Walkthrough" } };

export const Quiet: Story = { args: { variant: "quiet", children: "Know more" } };

export const Inverse: Story = {
  args: { variant: "inverse" },
  decorators: [
    (Story) => (
      <div className="bg-primary-strong p-8">
        <Story />
      </div>
    ),
  ],
};

export const Hover: Story = { globals: { pseudo: { hover: true } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Active: Story = { globals: { pseudo: { hover: true, active: true } } };

export const Small: Story = { args: { size: "small" } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CalendarIcon aria-hidden strokeWidth={1.5} />
        Choose date
      </>
    ),
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="/contact-us">Book an Appointment</a> },
};

export const LongestText: Story = {
  args: { children: "Book an Appointment at the South Mumbai branch for the whole family" },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};

export const ActsOnEnterAndSpace: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Book an Appointment" }).focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const OnePrimary: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button>Book an Appointment</Button>
      <Button variant="secondary">Clinic Walkthrough</Button>
    </div>
  ),
};

export const TwoPrimaries: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button>Book an Appointment</Button>
      <Button>Clinic Walkthrough</Button>
    </div>
  ),
};
