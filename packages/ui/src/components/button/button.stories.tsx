import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarIcon } from "lucide-react";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from ".";

const meta = {
  title: "Components/Button",
  tags: ["autodocs"],
  component: Button,
  args: { children: "Book an Appointment", onClick: fn() },
  parameters: {
    guide: {
      use: [
        "To send, open, close or change something on this page.",
        "With `asChild` around a link, for the one action of a screen that leads to another page: Book an Appointment.",
      ],
      avoid: [
        "For a link in a sentence or a list: use TextLink.",
        "To show and hide text in place: use Disclosure.",
      ],
      keyboard: {
        Tab: "Moves focus to the button, and skips disabled ones.",
        Enter: "Presses it, or follows the link.",
        Space: "Presses it. Space doesn’t follow a link.",
      },
      accessibility: [
        "The words are the name: an icon is `aria-hidden`, and a button with an icon alone has an `aria-label`.",
        '`type="button"` by default, so that it never sends a form by accident.',
        "A disabled button can’t say why. Explain it beside the button, or leave it enabled and explain on press.",
      ],
      words: [
        'A verb and its object, in the case the specification gives: "Book an Appointment", "Send".',
        "The same action has the same words on every page.",
      ],
      do: { OnePrimary: "One primary action per screen; the rest are secondary." },
      dont: { TwoPrimaries: "Two compete, and neither stands out." },
      related: ["Components/TextLink", "Components/Disclosure", "Blocks/Hero"],
    } satisfies Guide,
  },
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
