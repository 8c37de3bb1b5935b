import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CallbackForm } from "../../fixtures/callback-form";
import { framed } from "../../fixtures/framed";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { sentEmpty } from "../../fixtures/sent-empty";
import { SubmissionForm } from ".";

const meta = {
  title: "Components/Forms/SubmissionForm",
  component: CallbackForm,
  subcomponents: { SubmissionForm },
  args: {
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    notice: "We call between 9 and 6, Monday to Saturday.",
  },
  parameters: {
    guide: {
      use: "For each form that sends something to the clinic.",
      avoid: "For a search or a filter. For the site’s own forms, which are built on it.",
      states: "stack",
      keyboard: {
        Tab: "Moves through the fields, the human check and the button, in visual order.",
        Enter: "In a field of one line, and on the button: sends.",
        Esc: "In the dialog: acts as Close, except while submitting.",
      },
      accessibility: "Focus moves to the summary or the check. Answers survive; `noScript` replaces it.",
      look: "As its fields: radius `control`.",
      words: "`submitLabel`: a verb and its object, up to four words. `notice`: what is kept, why, how long.",
      do: { Default: "The button says what happens, and the notice when." },
      dont: { SaysSubmit: "The machine’s word, not the visitor’s." },
      related: ["ErrorSummary", "HumanVerification", "StatusDialog"],
    } satisfies Guide,
  },
} satisfies Meta<typeof CallbackForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As high as the form with its summary. */
const framedForm = framed("32rem");

export const Default: Story = {};

export const Errors: Story = { ...sentEmpty("Call me back", 2), tags: [], parameters: framedForm };

export const LongestText: Story = {
  args: {
    notice:
      "We call between 9 and 6, Monday to Saturday. If you can’t talk then, write your number and a good time into a mail to the branch that is nearest to you.",
  },
  decorators: [inside("max-w-72")],
};

export const SaysSubmit: Story = dont({ submitLabel: "Submit", notice: undefined });
