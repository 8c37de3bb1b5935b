import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from "../button";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from ".";

const meta = {
  title: "Components/AlertDialog",
  tags: ["autodocs"],
  component: AlertDialog,
  subcomponents: {
    AlertDialogTrigger,
    AlertDialogContent,
    AlertDialogTitle,
    AlertDialogDescription,
    AlertDialogCancel,
    AlertDialogAction,
  },
  args: { onOpenChange: fn() },
  render: (args) => (
    <div className="min-h-100 p-6">
      <AlertDialog {...args}>
        <AlertDialogTrigger asChild>
          <Button variant="secondary">Discard answers</Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Discard your answers?</AlertDialogTitle>
          <AlertDialogDescription>They have not been sent, and are not kept anywhere.</AlertDialogDescription>
          <div className="mt-8 flex flex-wrap gap-3">
            <AlertDialogAction asChild>
              <Button>Discard</Button>
            </AlertDialogAction>
            <AlertDialogCancel asChild>
              <Button variant="secondary">Keep answers</Button>
            </AlertDialogCancel>
          </div>
        </AlertDialogContent>
      </AlertDialog>
    </div>
  ),
  parameters: {
    guide: {
      use: ["Before something is lost that a visitor has taken trouble over, and that can’t be taken back."],
      avoid: [
        "Where it can be taken back: do it, and offer “Undo” in a Toast.",
        "To report what has happened: use StatusDialog.",
        "For anything else that opens over the page: use Dialog.",
      ],
      states: "stack",
      keyboard: {
        "Enter Space": "On the trigger: opens it. On an answer: gives it.",
        Tab: "Moves to the other answer.",
        Esc: "Cancels.",
      },
      accessibility: [
        "It is an `alertdialog`: screen readers say its title and its description when it opens.",
        "Focus begins at the answer that loses nothing, and returns to where it was.",
      ],
      words: [
        "The title asks: “Discard your answers?”. The description says what is lost.",
        "Both answers are verbs that say what happens: “Discard”, “Keep answers”. Never “Yes” and “No”.",
      ],
      do: { SaysWhatIsLost: "The question, what is lost, and two answers that say what they do." },
      dont: { AreYouSure: "Sure of what? Does “Cancel” cancel the question or the appointment?" },
      related: ["Components/Dialog", "Components/StatusDialog", "Components/Toast"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "420px" } },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongestText: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <AlertDialog {...args}>
      <AlertDialogContent>
        <AlertDialogTitle>
          Leave the application for the position of dental nurse in South Mumbai?
        </AlertDialogTitle>
        <AlertDialogDescription>
          Your name, your telephone number, your email address and the resume that you have chosen have not
          been sent yet. If you leave this page now, you will have to enter them again.
        </AlertDialogDescription>
        <div className="mt-8 flex flex-wrap gap-3">
          <AlertDialogAction asChild>
            <Button>Leave, and discard my answers</Button>
          </AlertDialogAction>
          <AlertDialogCancel asChild>
            <Button variant="secondary">Stay on the page</Button>
          </AlertDialogCancel>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  ),
};

export const SaysWhatIsLost: Story = {
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AreYouSure: Story = {
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AlertDialog {...args}>
      <AlertDialogContent>
        <AlertDialogTitle>Are you sure?</AlertDialogTitle>
        <AlertDialogDescription>You are about to cancel.</AlertDialogDescription>
        <div className="mt-8 flex flex-wrap gap-3">
          <AlertDialogAction asChild>
            <Button>OK</Button>
          </AlertDialogAction>
          <AlertDialogCancel asChild>
            <Button variant="secondary">Cancel</Button>
          </AlertDialogCancel>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  ),
};
