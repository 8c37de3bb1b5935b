import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from "../button";
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from ".";

const meta = {
  title: "Components/Toast",
  tags: ["autodocs"],
  component: Toast,
  subcomponents: { ToastProvider, ToastViewport, ToastTitle, ToastDescription, ToastAction, ToastClose },
  args: { onOpenChange: fn(), duration: Number.POSITIVE_INFINITY },
  render: (args) => (
    <ToastProvider>
      <Toast {...args}>
        <ToastTitle>Number copied</ToastTitle>
        <ToastClose />
      </Toast>
      <ToastViewport />
    </ToastProvider>
  ),
  parameters: {
    guide: {
      use: ["To confirm what the visitor has just done where nothing else on the page shows it."],
      avoid: [
        "For the outcome of a form: use StatusDialog, which waits until it is read.",
        "For an error: say it where it happened, and let it stay.",
        "For what a visitor must not miss: use Callout, or AlertDialog before it happens.",
      ],
      states: "stack",
      keyboard: {
        F8: "Moves to the messages; their clocks stop meanwhile.",
        Tab: "Moves through the buttons of the messages, the newest first, then on into the page.",
        Esc: "Closes the message that has focus.",
      },
      accessibility: [
        "It is announced at once when it is the result of an action (`foreground`), else when the screen reader is silent. It never takes focus.",
        "It goes after eight seconds; the clock stops while the pointer or focus is on it, and while the window is in the background (WCAG 2.2.1).",
        "What its button does can be done elsewhere too: `altText` says where, because the announcement can’t be pressed.",
      ],
      words: [
        "What has happened, in up to five words and without a full stop: “Number copied”.",
        "One button at most; it takes back what has happened: “Undo”.",
      ],
      do: { WithAction: "A mistake costs one press." },
      dont: { HoldsAnError: "It is gone before it is understood." },
      related: ["Components/StatusDialog", "Components/Callout", "Components/AlertDialog"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "180px" } },
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  render: (args) => (
    <ToastProvider>
      <Toast {...args}>
        <ToastTitle>Answers discarded</ToastTitle>
        <ToastDescription>Nothing was sent.</ToastDescription>
        <ToastAction asChild altText="Fill in the form again">
          <Button variant="secondary" size="small" className="mt-3">
            Undo
          </Button>
        </ToastAction>
        <ToastClose />
      </Toast>
      <ToastViewport />
    </ToastProvider>
  ),
};

export const Several: Story = {
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  render: (args) => (
    <ToastProvider>
      {["Number copied", "Address copied"].map((title) => (
        <Toast key={title} {...args}>
          <ToastTitle>{title}</ToastTitle>
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  ),
};

export const LongestText: Story = {
  parameters: { docs: { story: { inline: false, height: "300px" } } },
  render: (args) => (
    <ToastProvider>
      <Toast {...args}>
        <ToastTitle>The address of the branch in South Mumbai was copied</ToastTitle>
        <ToastDescription>
          With the floor, the nearest station and the way from there on foot, so that you can paste it into a
          message or a map.
        </ToastDescription>
        <ToastAction asChild altText="Go back to the page of the branch to copy another one">
          <Button variant="secondary" size="small" className="mt-3">
            Copy the address of the branch in Kurla
          </Button>
        </ToastAction>
        <ToastClose />
      </Toast>
      <ToastViewport />
    </ToastProvider>
  ),
};

export const HoldsAnError: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <ToastProvider>
      <Toast {...args}>
        <ToastTitle>Could not send</ToastTitle>
        <ToastClose />
      </Toast>
      <ToastViewport />
    </ToastProvider>
  ),
};
