import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, screen } from "storybook/test";
import { TextField } from "../text-field";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from ".";

interface Callback {
  phone: string;
}

interface CallbackFormProps extends SubmissionFormOwnProps<Callback> {
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
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  args: {
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    footnote: "We call between 9 and 6, Monday to Saturday.",
  },
} satisfies Meta<typeof CallbackForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VerificationMissingAtTheBox: Story = {
  args: { verificationMissing: "Please complete the ReCAPTCHA" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Phone Number"), "+912200000199");
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please complete the ReCAPTCHA");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const VerificationMissingInTheDialog: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Phone Number"), "+912200000199");
    await userEvent.click(canvas.getByRole("button", { name: "Call me back" }));
    await expect(await screen.findByText(/the human check is missing/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
