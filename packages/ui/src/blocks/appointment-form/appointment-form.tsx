"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { DatePicker, type DatePickerProps } from "../../components/date-picker";
import { useMessages } from "../../components/i18n-provider";
import { controlId, SubmissionForm, type SubmissionFormOwnProps } from "../../components/submission-form";
import type { submissionFormMessages } from "../../components/submission-form/messages";
import { TextArea } from "../../components/text-area";
import { TextField } from "../../components/text-field";
import { appointmentFormMessages } from "./messages";

/** The answers, under their names on the wire (requirements, section 3). */
export interface AppointmentFormValues {
  full_name: string;
  email: string;
  phone: string;
  /** The requested day as `YYYY-MM-DD`. */
  date: string;
  message: string;
}

export interface AppointmentFormProps
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    Omit<SubmissionFormOwnProps<AppointmentFormValues>, "messages">,
    Pick<DatePickerProps, "getToday" | "getLastDay" | "timeZone" | "disabledDays"> {
  /** The rules and messages of the answers (requirements, section 5). Its output is what is sent. */
  schema: $ZodType<AppointmentFormValues, AppointmentFormValues>;
  /** Maximum length of the message in characters. */
  messageLimit: number;
  /** Messages for this instance, instead of the provider's, including those of `SubmissionForm`. */
  messages?: Partial<typeof appointmentFormMessages & typeof submissionFormMessages>;
}

/**
 * The appointment form. Answers are validated on submit, then on every change. Without a human check the error
 * dialog opens and nothing is sent (requirements, sections 4 and 5).
 */
export function AppointmentForm({
  schema,
  getToday,
  getLastDay,
  timeZone,
  disabledDays,
  messageLimit,
  messages: overrides,
  ...props
}: AppointmentFormProps) {
  const messages = useMessages("appointmentForm", appointmentFormMessages, overrides);
  const id = useId();
  // Text fields have no default values: their own values count, even if typed before hydration.
  const form = useForm<AppointmentFormValues, unknown, AppointmentFormValues>({
    resolver: zodResolver(schema),
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues: { date: "" },
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  return (
    <SubmissionForm
      data-slot="appointment-form"
      id={id}
      form={form}
      names={["full_name", "email", "phone", "date", "message"]}
      submitLabel={messages.submit}
      messages={overrides}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={messages.fullName}
          required
          id={controlId(id, "full_name")}
          autoComplete="name"
          className="sm:col-span-2"
          error={errors.full_name?.message}
          {...form.register("full_name")}
        />
        <TextField
          label={messages.email}
          required
          type="email"
          id={controlId(id, "email")}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          label={messages.phone}
          required
          type="tel"
          id={controlId(id, "phone")}
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register("phone")}
        />
        <Controller
          control={form.control}
          name="date"
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              label={messages.date}
              required
              id={controlId(id, "date")}
              {...{ getToday, getLastDay, timeZone, disabledDays }}
              className="sm:col-span-2"
              error={errors.date?.message}
              onValueChange={onChange}
              {...field}
            />
          )}
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
      </div>
    </SubmissionForm>
  );
}
