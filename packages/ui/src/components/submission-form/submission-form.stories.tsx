import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, waitFor } from "storybook/test";
import { framed } from "../../fixtures/framed";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { TextField } from "../text-field";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from ".";

interface Callback {
  phone: string;
}

interface CallbackFormProps extends SubmissionFormOwnProps<Callback> {
  submitLabel?: string;
  missingCheckOpensDialog?: boolean;
}

/** How a form is built on the frame: state from `useForm`, fields as children. */
function CallbackForm(props: CallbackFormProps) {
  const id = useId();
  const form = useForm<Callback, unknown, Callback>({ shouldFocusError: false });
  return (
    <SubmissionForm id={id} form={form} names={["phone"]} submitLabel="Call me back" {...props}>
      <TextField
        label="Phone Number"
        required
        type="tel"
        id={controlId(id, "phone")}
        autoComplete="tel"
        error={form.formState.errors.phone?.message}
        {...form.register("phone", { required: "Phone Number is required" })}
      />
    </SubmissionForm>
  );
}

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

export const Errors: Story = {
  parameters: framedForm,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await waitFor(() => expect(canvas.getByRole("region", { name: "Please check 2 answers" })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    notice:
      "We call between 9 and 6, Monday to Saturday. If you can’t talk then, write your number and a good time into a mail to the branch that is nearest to you.",
  },
  decorators: [inside("max-w-72")],
};

export const SaysSubmit: Story = dont({ submitLabel: "Submit", notice: undefined });
