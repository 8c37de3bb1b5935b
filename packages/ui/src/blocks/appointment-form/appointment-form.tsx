import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { Button } from "../../components/button";
import { DatePicker } from "../../components/date-picker";
import { ErrorSummary } from "../../components/error-summary";
import type { HeadingLevel } from "../../components/heading";
import { HumanVerification, type VerificationProvider } from "../../components/human-verification";
import {
  StatusDialog,
  type SubmissionFailure,
  type SubmissionHandler,
  useSubmission,
} from "../../components/status-dialog";
import { TextArea } from "../../components/text-area";
import { TextField } from "../../components/text-field";
import { cn } from "../../lib/cn";

/** The answers, under the names that they have on the wire (specification, section 3). */
export interface AppointmentFormValues {
  full_name: string;
  email: string;
  phone: string;
  /** The wanted day as `YYYY-MM-DD`. */
  date: string;
  message: string;
}

const FIELD_ORDER = ["full_name", "email", "phone", "date", "message"] as const;

export interface AppointmentFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** The rules and messages of the answers (specification, section 5). What it puts out is what is sent. */
  schema: $ZodType<AppointmentFormValues, AppointmentFormValues>;
  /** Sends the answers. Resolves when the server accepted them; rejects with whatever went wrong. */
  onSubmit: SubmissionHandler<AppointmentFormValues>;
  /** Turns what `onSubmit` rejected with into words for the visitor. */
  explainFailure?: (error: unknown) => SubmissionFailure;
  /** The human check. */
  verification: VerificationProvider;
  /** Shown when sending failed: the clinic's phone numbers, as links. */
  contact?: ReactNode;
  /** Shown after success: what happens next, and when. */
  nextSteps?: ReactNode;
  /** Shown where scripts do not run: phone, WhatsApp and mail, as links. */
  noScript?: ReactNode;
  /** Stands beside the button, such as a link to the privacy page. */
  footnote?: ReactNode;
  /**
   * The first day that can be chosen, as `YYYY-MM-DD`.
   * @default today at the clinic (Asia/Kolkata)
   */
  today?: string;
  /**
   * Most characters of the message (specification, section 9).
   * @default 120
   */
  messageLimit?: number;
  /**
   * Level of the headings inside: one below the heading of the form.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/**
 * Asks for an appointment. Answers are checked on submit, then on every change; they survive each failure.
 * Without a human check nothing is sent (specification, sections 4 and 5).
 */
export function AppointmentForm({
  schema,
  onSubmit,
  explainFailure,
  verification,
  contact,
  nextSteps,
  noScript,
  footnote,
  today,
  messageLimit = 120,
  headingLevel = 3,
  className,
  ...props
}: AppointmentFormProps) {
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const [token, setToken] = useState("");
  const summary = useRef<HTMLElement>(null);

  // Text fields have no default values: they keep what was typed before the page's scripts ran.
  const { register, control, handleSubmit, reset, setError, formState } = useForm<AppointmentFormValues>({
    resolver: zodResolver(schema),
    defaultValues: { date: "" },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  const submission = useSubmission<AppointmentFormValues>({
    onSubmit,
    explainFailure,
    onSuccess: () => {
      reset();
      setToken("");
    },
    onFailure: ({ fields = {}, verificationRefused }) => {
      if (verificationRefused) setToken("");
      for (const name of FIELD_ORDER) {
        if (fields[name]) setError(name, { type: "server", message: fields[name] });
      }
    },
  });
  const send = handleSubmit((values) => submission.submit(values, token));

  return (
    <form
      data-slot="appointment-form"
      // Where scripts fail, answers must not end up in an address.
      method="post"
      noValidate
      onSubmit={send}
      className={cn("flex flex-col gap-6", className)}
      {...props}
    >
      {noScript && <noscript>{noScript}</noscript>}
      <ErrorSummary
        ref={summary}
        headingLevel={headingLevel}
        submitCount={submitCount}
        problems={FIELD_ORDER.flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ controlId: idOf(name), message }] : [];
        })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Full Name"
          required
          id={idOf("full_name")}
          autoComplete="name"
          error={errors.full_name?.message}
          {...register("full_name")}
        />
        <TextField
          label="Email"
          required
          type="email"
          id={idOf("email")}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Phone Number"
          required
          type="tel"
          id={idOf("phone")}
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register("phone")}
        />
        <Controller
          control={control}
          name="date"
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              label="Select Date"
              required
              id={idOf("date")}
              today={today}
              error={errors.date?.message}
              onValueChange={onChange}
              {...field}
            />
          )}
        />
        <TextArea
          label="Message"
          required
          id={idOf("message")}
          limit={messageLimit}
          className="sm:col-span-2"
          error={errors.message?.message}
          {...register("message")}
        />
      </div>
      <HumanVerification
        {...verification}
        id={idOf("verification")}
        className="noscript:hidden"
        value={token}
        onValueChange={setToken}
      />
      <div className="noscript:hidden flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" className="grow sm:grow-0">
          Book an appointment
        </Button>
        {footnote && <div className="basis-60 grow text-ink-muted text-sm">{footnote}</div>}
      </div>
      <StatusDialog
        status={submission.status}
        onClose={submission.close}
        reference={submission.reference}
        nextSteps={nextSteps}
        reason={submission.failure?.reason}
        contact={contact}
        onRetry={submission.canRetry ? send : undefined}
        onCloseAutoFocus={(event) => {
          // Focus goes to what has to be put right, where there is something.
          const target = submission.failure?.fields
            ? summary.current
            : submission.failure?.verificationRefused && document.getElementById(idOf("verification"));
          if (!target) return;
          event.preventDefault();
          target.focus();
        }}
      />
    </form>
  );
}
