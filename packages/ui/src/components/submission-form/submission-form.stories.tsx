import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, screen, waitFor } from "storybook/test";
import { TextField } from "../text-field";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from ".";

interface Callback {
  phone: string;
}

interface CallbackFormProps extends SubmissionFormOwnProps<Callback> {
  submitLabel?: string;
  verificationMissing?: string;
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
  title: "Components/SubmissionForm",
  component: CallbackForm,
  subcomponents: { SubmissionForm },
  args: {
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    footnote: "We call between 9 and 6, Monday to Saturday.",
  },
} satisfies Meta<typeof CallbackForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is played to has a frame of its own on the page of documentation: as high as the form with its summary. */
const framed = { docs: { story: { height: "32rem" } } };

export const Default: Story = {};

export const Errors: Story = {
  parameters: framed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Please check one answer" })).toHaveFocus(),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    footnote:
      "We call between 9 and 6, Monday to Saturday. If you can’t talk then, write your number and a good time into a mail to the branch that is nearest to you.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

export const VerificationMissingAtTheBox: Story = {
  parameters: framed,
  args: { verificationMissing: "Please complete the ReCAPTCHA" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Phone Number"), "+912200000199");
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please complete the ReCAPTCHA");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const VerificationMissingInTheDialog: Story = {
  parameters: framed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Phone Number"), "+912200000199");
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await expect(await screen.findByText(/the human check is missing/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaysWhatHappens: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const SaysSubmit: Story = {
  args: { submitLabel: "Submit", footnote: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
};
