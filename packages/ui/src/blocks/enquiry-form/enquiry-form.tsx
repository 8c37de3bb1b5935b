"use client";

import { type ComponentProps, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { FileUpload } from "../../components/file-upload";
import { useMessages } from "../../components/i18n-provider";
import {
  controlsOf,
  emailInput,
  SubmissionForm,
  type SubmissionFormOwnProps,
  useSchema,
} from "../../components/submission-form";
import { TextArea } from "../../components/text-area";
import { TextField } from "../../components/text-field";
import { enquiryFormMessages } from "./messages";

/** The answers. */
export interface EnquiryFormValues {
  fullName: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
  /** Only where the form asks for it. */
  attachment?: File | undefined;
}

const NAMES = ["fullName", "phone", "email", "subject", "message"] as const;

export interface EnquiryFormProps
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    SubmissionFormOwnProps<EnquiryFormValues> {
  /** The rules and messages of the answers. Its output is what is sent. */
  schema: $ZodType<EnquiryFormValues, EnquiryFormValues>;
  /** Maximum length of the message in characters. */
  messageLimit: number;
  /**
   * Whether a file may be attached, such as an X-ray. The schema must know it.
   * @default false
   */
  canAttach?: boolean;
}

/**
 * The enquiry form of the contact block. Each answer is validated on blur, then on every change. Without a
 * human check it says so at the box and sends nothing.
 */
export function EnquiryForm({ schema, messageLimit, canAttach = false, ...props }: EnquiryFormProps) {
  const messages = useMessages("enquiryForm", enquiryFormMessages);
  const id = useId();
  // No default values: the fields' own values count, even if typed before hydration.
  const form = useForm<EnquiryFormValues, unknown, EnquiryFormValues>({
    resolver: useSchema(schema),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { controlled, native } = controlsOf(id, form, messages);

  return (
    <SubmissionForm
      data-slot="enquiry-form"
      id={id}
      form={form}
      encType={canAttach ? "multipart/form-data" : undefined}
      names={[...NAMES, ...(canAttach ? (["attachment"] as const) : [])]}
      submitLabel={messages.submit}
      missingCheckOpensDialog={false}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...native("fullName")} autoComplete="name" />
        <TextField
          {...native("phone")}
          inputMode="tel"
          // Without the plus of `tel`, which isn't sent; HTML allows it on text fields only.
          autoComplete="tel-national"
        />
        <TextField {...native("email")} {...emailInput} />
        <TextField {...native("subject")} />
        <TextArea {...native("message")} limit={messageLimit} className="sm:col-span-2" />
        {canAttach && (
          <Controller
            control={form.control}
            name="attachment"
            render={({ field: { onChange, ...field } }) => (
              <FileUpload
                {...controlled("attachment")}
                required={false}
                hint={messages.attachmentHint}
                accept=".pdf,.jpg,.jpeg,.png"
                className="sm:col-span-2"
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
