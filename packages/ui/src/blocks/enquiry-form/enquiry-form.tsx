"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { FileUpload } from "../../components/file-upload";
import { useMessages } from "../../components/i18n-provider";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from "../../components/submission-form";
import type { submissionFormMessages } from "../../components/submission-form/messages";
import { TextArea } from "../../components/text-area";
import { TextField } from "../../components/text-field";
import { enquiryFormMessages } from "./messages";

/** The answers, under their names on the wire (requirements, section 3). */
export interface EnquiryFormValues {
  full_name: string;
  phone_number: string;
  email_address: string;
  subject: string;
  message: string;
  /** Only where the form asks for it. */
  attachment?: File;
}

const NAMES = ["full_name", "phone_number", "email_address", "subject", "message"] as const;

export interface EnquiryFormProps
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    Omit<SubmissionFormOwnProps<EnquiryFormValues>, "messages"> {
  /** The rules and messages of the answers (requirements, section 5). Its output is what is sent. */
  schema: $ZodType<EnquiryFormValues, EnquiryFormValues>;
  /** Maximum length of the message in characters. */
  messageLimit: number;
  /**
   * Whether a file may be attached, such as an X-ray. The schema must know it.
   * @default false
   */
  canAttach?: boolean;
  /** Messages for this instance, instead of the provider's, including those of `SubmissionForm`. */
  messages?: Partial<typeof enquiryFormMessages & typeof submissionFormMessages>;
}

/**
 * The enquiry form of the contact block. Each answer is validated on blur, then on every change. Without a
 * human check it says so at the box and sends nothing (requirements, sections 4 and 5).
 */
export function EnquiryForm({
  schema,
  messageLimit,
  canAttach = false,
  messages: overrides,
  ...props
}: EnquiryFormProps) {
  const messages = useMessages("enquiryForm", enquiryFormMessages, overrides);
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
      encType={canAttach ? "multipart/form-data" : undefined}
      names={[...NAMES, ...(canAttach ? (["attachment"] as const) : [])]}
      submitLabel={messages.submit}
      messages={overrides}
      missingCheckOpensDialog={false}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={messages.fullName}
          required
          id={controlId(id, "full_name")}
          autoComplete="name"
          error={errors.full_name?.message}
          {...form.register("full_name")}
        />
        <TextField
          label={messages.phone}
          required
          id={controlId(id, "phone_number")}
          inputMode="tel"
          // Without the plus of `tel`, which isn't sent; HTML allows it on text fields only.
          autoComplete="tel-national"
          error={errors.phone_number?.message}
          {...form.register("phone_number")}
        />
        <TextField
          label={messages.email}
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
          label={messages.subject}
          required
          id={controlId(id, "subject")}
          error={errors.subject?.message}
          {...form.register("subject")}
        />
        <TextArea
          label={messages.message}
          required
          id={controlId(id, "message")}
          limit={messageLimit}
          className="sm:col-span-2"
          error={errors.message?.message}
          {...form.register("message")}
        />
        {canAttach && (
          <Controller
            control={form.control}
            name="attachment"
            render={({ field: { onChange, ...field } }) => (
              <FileUpload
                label={messages.attachment}
                hint={messages.attachmentHint}
                id={controlId(id, "attachment")}
                accept=".pdf,.jpg,.jpeg,.png"
                className="sm:col-span-2"
                error={errors.attachment?.message}
                onValueChange={(file) => {
                  onChange(file);
                  // A wrong file is reported at once, because finding another takes time.
                  if (file) form.trigger("attachment");
                  else form.clearErrors("attachment");
                }}
                {...field}
              />
            )}
          />
        )}
      </div>
    </SubmissionForm>
  );
}
