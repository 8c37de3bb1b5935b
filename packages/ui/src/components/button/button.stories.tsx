import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarIcon } from "lucide-react";
import type { Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Button } from ".";

const meta = {
  title: "Components/Forms/Button",
  component: Button,
  args: { children: "Book an Appointment" },
  parameters: {
    guide: {
      use: "To act on this page; `asChild` around a link for the one action of a screen.",
      avoid: "For a link in a sentence: TextLink. To show text in place: Disclosure.",
      keyboard: {
        Tab: "Moves focus to the button, and skips disabled ones.",
        Enter: "Presses it, or follows the link.",
        Space: "Presses it. Space doesn’t follow a link.",
      },
      accessibility: "An icon alone needs an `aria-label`. A disabled button can’t say why: explain it.",
      look: "Radius `control`, also as an icon. Its colours change in `settle`.",
      words: "A verb and its object, up to four words; the same action has the same words everywhere.",
      do: { OnePrimary: "One primary action per screen; the rest are secondary." },
      dont: { TwoPrimaries: "Two compete, and neither stands out." },
      related: ["TextLink", "Disclosure", "Hero"],
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
  decorators: [inside("bg-primary-strong p-8")],
};

export const Hover: Story = { globals: { pseudo: { hover: true } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Small: Story = { args: { size: "small" } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CalendarIcon strokeWidth={1.5} />
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
  decorators: [inside("w-64")],
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
