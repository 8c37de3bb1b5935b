import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, useId } from "react";
import { useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from "../../components/submission-form";
import { TextArea } from "../../components/text-area";
import { TextField } from "../../components/text-field";

/** The answers, under their names on the wire (specification, section 3). */
export interface EnquiryFormValues {
  full_name: string;
  phone_number: string;
  email_address: string;
  subject: string;
  message: string;
}

export interface EnquiryFormProps
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    SubmissionFormOwnProps<EnquiryFormValues> {
  /** The rules and messages of the answers (specification, section 5). Its output is what is sent. */
  schema: $ZodType<EnquiryFormValues, EnquiryFormValues>;
  /** The most characters of the message. */
  messageLimit: number;
}

/**
 * The enquiry form of the contact block. Each answer is validated on blur, then on every change. Without a
 * human check it says so at the box and sends nothing (specification, sections 4 and 5).
 */
export function EnquiryForm({ schema, messageLimit, ...props }: EnquiryFormProps) {
  const id = useId();
  // No default values: the fields' own values count, even if typed before hydration.
  const form = useForm<EnquiryFormValues, unknown, EnquiryFormValues>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  return (
    <SubmissionForm
      data-slot="enquiry-form"
      id={id}
      form={form}
      names={["full_name", "phone_number", "email_address", "subject", "message"]}
      submitLabel="Send enquiry"
      missingCheckOpensDialog={false}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Full Name"
          required
          id={controlId(id, "full_name")}
          autoComplete="name"
          error={errors.full_name?.message}
          {...form.register("full_name")}
        />
        <TextField
          label="Phone Number"
          required
          id={controlId(id, "phone_number")}
          inputMode="tel"
          // Without the plus of `tel`, which this form's rule refuses; HTML allows it on text fields only.
          autoComplete="tel-national"
          error={errors.phone_number?.message}
          {...form.register("phone_number")}
        />
        <TextField
          label="Email Address"
          required
          type="email"
          id={controlId(id, "email_address")}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email_address?.message}
          {...form.register("email_address")}
        />
        <TextField
          label="Subject"
          required
          id={controlId(id, "subject")}
          error={errors.subject?.message}
          {...form.register("subject")}
        />
        <TextArea
          label="Message"
          required
          id={controlId(id, "message")}
          limit={messageLimit}
          className="sm:col-span-2"
          error={errors.message?.message}
          {...form.register("message")}
        />
      </div>
    </SubmissionForm>
  );
}
