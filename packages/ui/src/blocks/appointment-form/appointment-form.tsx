"use client";

import { type ComponentProps, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { DatePicker, type DatePickerProps } from "../../components/date-picker";
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
import { appointmentFormMessages } from "./messages";

/** The answers. */
export interface AppointmentFormValues {
  fullName: string;
  email: string;
  phone: string;
  /** The requested day as `YYYY-MM-DD`. */
  date: string;
  message: string;
}

export interface AppointmentFormProps
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    SubmissionFormOwnProps<AppointmentFormValues>,
    Pick<DatePickerProps, "getToday" | "getLastDay" | "timeZone" | "disabledDays"> {
  /** The rules and messages of the answers. Its output is what is sent. */
  schema: $ZodType<AppointmentFormValues, AppointmentFormValues>;
  /** Maximum length of the message in characters. */
  messageLimit: number;
}

/**
 * The appointment form. Answers are validated on submit, then on every change. Without a human check the error
 * dialog opens and nothing is sent.
 */
export function AppointmentForm({
  schema,
  getToday,
  getLastDay,
  timeZone,
  disabledDays,
  messageLimit,
  ...props
}: AppointmentFormProps) {
  const messages = useMessages("appointmentForm", appointmentFormMessages);
  const id = useId();
  // Text fields have no default values: their own values count, even if typed before hydration.
  const form = useForm<AppointmentFormValues, unknown, AppointmentFormValues>({
    resolver: useSchema(schema),
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues: { date: "" },
    shouldFocusError: false,
  });
  const { controlled, native } = controlsOf(id, form, messages);

  return (
    <SubmissionForm
      data-slot="appointment-form"
      id={id}
      form={form}
      names={["fullName", "email", "phone", "date", "message"]}
      submitLabel={messages.submit}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...native("fullName")} autoComplete="name" className="sm:col-span-2" />
        <TextField {...native("email")} {...emailInput} />
        <TextField {...native("phone")} type="tel" inputMode="tel" autoComplete="tel" />
        <Controller
          control={form.control}
          name="date"
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              {...controlled("date")}
              {...{ getToday, getLastDay, timeZone, disabledDays }}
              className="sm:col-span-2"
              onValueChange={onChange}
              {...field}
            />
          )}
        />
        <TextArea {...native("message")} limit={messageLimit} className="sm:col-span-2" />
      </div>
    </SubmissionForm>
  );
}
