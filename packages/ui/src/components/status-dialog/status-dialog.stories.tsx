import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { phoneLinks } from "../../fixtures/phone-links";
import { StatusDialog, type StatusDialogProps } from ".";

const meta = {
  title: "Components/Overlays/StatusDialog",
  component: StatusDialog,
  argTypes: { reference: { if: { arg: "status", eq: "success" } } },
  parameters: {
    guide: {
      use: "After a form has been submitted. SubmissionForm includes it.",
      avoid: "Without an answer needed: the page. For problems in answers: ErrorSummary.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the next button or link, and stays inside.",
        "Enter Space": "Presses Try again or Close.",
        Esc: "Acts as Close, except while submitting.",
      },
      accessibility:
        "A click outside never closes it. Each state takes focus and is read out: title, then reference or reason.",
      look: "Radius `panel`, with a sign in an arch. It rises as Dialog does.",
      words:
        "`reason`: what happened, without codes. `nextSteps`: who does what, and when. Long ones wrap, and the dialog scrolls.",
      do: { Failure: "What happened, two numbers to call, and a way to try again." },
      dont: { SaysWhatBroke: "Words for the server’s log, which leave visitors with nothing but Close." },
      related: ["SubmissionForm", "Dialog", "ErrorSummary"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "560px" } },
  },
  args: { status: "submitting", onClose: console.log },
  // A page that scrolls.
  decorators: [inside("min-h-[180vh]")],
} satisfies Meta<typeof StatusDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const nextSteps = <p>We call you within one working day to agree on a time.</p>;

export const Default: Story = {
  args: { status: "success", reference: "AHD-7K3QX", nextSteps },
  render: function Example(args) {
    const [status, setStatus] = useState<StatusDialogProps["status"]>("success");
    return <StatusDialog {...args} status={status} onClose={() => setStatus("idle")} />;
  },
};

export const SendingAFile: Story = {
  args: { progress: { sentBytes: 2.1 * 1024 * 1024, totalBytes: 4.8 * 1024 * 1024 } },
};

export const SuccessWithoutReference: Story = {
  args: { status: "success", nextSteps },
};

export const Failure: Story = {
  args: {
    status: "error",
    reason: "We could not reach our server. Your connection may have dropped.",
    contact: phoneLinks,
    onRetry: console.log,
  },
};

export const LongestText: Story = {
  args: {
    ...Failure.args,
    reason:
      "Our server refused the request, because it came from a connection that has sent many requests in the last hour. Please wait an hour, or call the branch that is nearest to you.",
  },
};

export const SaysWhatBroke: Story = dont({
  status: "error",
  reason: "HTTP 503: upstream connect error (ECONNRESET).",
});
