import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from ".";

const meta = {
  title: "Components/Overlays/Dialog",
  component: Dialog,
  subcomponents: { DialogContent, DialogTitle, DialogDescription, DialogTrigger, DialogClose },
  parameters: {
    guide: {
      use: "To ask for one decision, or to show one thing larger.",
      avoid: "For text of the page. For outcomes: StatusDialog. For media: ImageZoom, VideoDialog.",
      states: "stack",
      keyboard: {
        "Enter Space": "On the trigger: opens it.",
        Tab: "Moves to the next control inside, and from the last to the first.",
        "Shift Tab": "Moves in the opposite direction.",
        Esc: "Closes.",
      },
      accessibility: "Without a `DialogDescription`, set `aria-describedby={undefined}` on the content.",
      look: "Radius `panel`. It rises by 12 px in `settle`, while the page behind darkens.",
      words: "The title repeats the words that opened it, up to eight; the button says what it does.",
      do: { Open: "The title repeats the button’s words." },
      dont: { NamedInformation: "The title could fit anything, and “OK” to what?" },
      related: ["StatusDialog", "ImageZoom", "VideoDialog"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "480px" } },
  },
  args: {
    children: (
      <>
        <DialogTrigger asChild>
          <Button variant="secondary">How we use your details</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>How we use your details</DialogTitle>
          <DialogDescription>
            We use them to answer your request, and for nothing else. We never pass them on.
          </DialogDescription>
          <DialogClose asChild>
            <Button className="mt-8">Close</Button>
          </DialogClose>
        </DialogContent>
      </>
    ),
  },
  // A page that scrolls.
  decorators: [inside("min-h-[180vh] px-gutter py-12")],
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { name: "Modal, open", args: { defaultOpen: true } };

export const LongContent: Story = {
  tags: ["fullest"],
  args: {
    defaultOpen: true,
    children: (
      <DialogContent>
        <DialogTitle>Before your first visit</DialogTitle>
        <DialogDescription>Please read this once. It takes two minutes.</DialogDescription>
        <div className="mt-6 space-y-4">
          {Array.from({ length: 14 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same and never move
            <p key={index}>
              Bring your earlier reports and the list of your medicines. Come ten minutes before your time, so
              that we can go through your health history together.
            </p>
          ))}
        </div>
        <DialogClose asChild>
          <Button className="mt-8">Close</Button>
        </DialogClose>
      </DialogContent>
    ),
  },
};

export const NamedInformation: Story = dont({
  defaultOpen: true,
  children: (
    <DialogContent>
      <DialogTitle>Information</DialogTitle>
      <DialogDescription>
        Please note that the information provided may be used in accordance with our policies.
      </DialogDescription>
      <DialogClose asChild>
        <Button className="mt-8">OK</Button>
      </DialogClose>
    </DialogContent>
  ),
});
