import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyIcon } from "lucide-react";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from "../button";
import { Tooltip, TooltipContent, TooltipTrigger } from ".";

const meta = {
  title: "Components/Tooltip",
  tags: ["autodocs"],
  component: Tooltip,
  subcomponents: { TooltipTrigger, TooltipContent },
  args: { onOpenChange: fn() },
  render: (args) => (
    <div className="grid min-h-40 place-items-center">
      <Tooltip {...args}>
        <TooltipTrigger asChild>
          <Button variant="quiet" size="icon" aria-label="Copy the number">
            <CopyIcon aria-hidden strokeWidth={1.5} />
          </Button>
        </TooltipTrigger>
        <TooltipContent>Copies +91 22 0000 0101</TooltipContent>
      </Tooltip>
    </div>
  ),
  parameters: {
    guide: {
      use: ["To say in words what an icon button does, in tools that are used every day."],
      avoid: [
        "For what a visitor needs to know: write it on the page. Touch screens never show a tooltip.",
        "For the hint of a field: use its `hint`.",
        "For links and buttons inside: use Dialog or Disclosure.",
      ],
      states: "stack",
      keyboard: {
        Tab: "Onto the trigger: shows the text at once. Away from it: hides it.",
        Esc: "Hides it, and leaves the focus where it is.",
        "Enter Space": "Press the trigger, and hide it.",
      },
      accessibility: [
        "The trigger has a name of its own, by its text or `aria-label`; the tooltip describes it.",
        "The pointer may move onto the text, which stays until the pointer leaves, Esc is pressed or focus moves on (WCAG 1.4.13).",
        "A dialog that opens over it keeps its own Esc: the tooltip goes first.",
      ],
      words: ["What happens, in up to eight words, without a full stop."],
      do: { AddsToTheName: "It adds what the name doesn’t say." },
      dont: { RepeatsTheName: "Screen readers say it twice." },
      related: ["Components/Button", "Components/Dialog", "Components/Field"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongestText: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div className="grid min-h-60 place-items-center">
      <Tooltip {...args}>
        <TooltipTrigger asChild>
          <Button variant="secondary">Copy the address</Button>
        </TooltipTrigger>
        <TooltipContent>
          Copies the address of the branch in South Mumbai, with the floor and the nearest station, for a
          message or a map
        </TooltipContent>
      </Tooltip>
    </div>
  ),
};

export const AddsToTheName: Story = {
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const RepeatsTheName: Story = {
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div className="grid min-h-40 place-items-center">
      <Tooltip {...args}>
        <TooltipTrigger asChild>
          <Button variant="secondary">Close</Button>
        </TooltipTrigger>
        <TooltipContent>Close</TooltipContent>
      </Tooltip>
    </div>
  ),
};
