import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Button } from "../button";
import { Disclosure, DisclosureContent, DisclosureTrigger } from ".";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  tags: ["autodocs"],
  args: { onOpenChange: fn() },
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger asChild>
        <Button variant="secondary" className="group">
          Opening hours of the holidays
          <ChevronDownIcon
            aria-hidden
            strokeWidth={1.5}
            className="transition-transform group-data-[state=open]:rotate-180"
          />
        </Button>
      </DisclosureTrigger>
      <DisclosureContent className="max-w-prose pt-5">
        Both branches close on 26 January, 15 August and 2 October. For pain on those days, call the Kurla
        number: a dentist answers.
      </DisclosureContent>
    </Disclosure>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const PlainButton: Story = {
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger className="min-h-11 font-semibold text-primary underline underline-offset-4">
        What the numbers mean
      </DisclosureTrigger>
      <DisclosureContent className="max-w-prose pt-3">Counted by us, for both branches.</DisclosureContent>
    </Disclosure>
  ),
};

export const OpensAndCloses: Story = {
  tags: ["!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Opening hours/ });
    await userEvent.click(button);
    await expect(canvas.getByText(/Both branches close/)).toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
