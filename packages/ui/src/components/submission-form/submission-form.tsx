"use client";

import { type ComponentProps, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { ErrorSummary, type FieldProblem } from "../error-summary";
import type { HeadingLevel } from "../heading";
import { HumanVerification, type VerificationProvider } from "../human-verification";
import { useMessages } from "../i18n-provider";
import { StatusDialog } from "../status-dialog";
import { submissionFormMessages } from "./messages";
import { useKeptAnswers } from "./use-kept-answers";
import {
  type SentAnswers,
  type SubmissionFailure,
  type SubmissionHandler,
  useSubmission,
} from "./use-submission";
import { useWaitableCheck } from "./use-waitable-check";

/** Props that every form takes. */
export interface SubmissionFormOwnProps<Values extends object> {
  /** Sends the answers: see "Join a form to the API" in the README. Resolves once they are accepted, else rejects. */
  onSubmit: SubmissionHandler<Values>;
  /** Explains to the visitor what `onSubmit` rejected with. */
  explainFailure?: ((error: unknown) => SubmissionFailure) | undefined;
  /** The human check. */
  verification: VerificationProvider;
  /** Shown when sending failed: the clinic's phone numbers, as links. */
  contact?: ReactNode;
  /** Shown after success: what happens next, and when. A function may repeat what was sent. */
  nextSteps?: ReactNode | ((sent: SentAnswers<Values>) => ReactNode);
  /** Shown without JavaScript: phone, WhatsApp and mail, as links. */
  noScript?: ReactNode;
  /** Shown above the button: what is stored, why, for how long, and how to withdraw. */
  notice?: ReactNode;
  /**
   * Where this tab's session storage keeps answers that weren't sent, until they are sent or cleared; never files.
   * @default not kept
   */
  storageKey?: string | undefined;
  /**
   * Level of the headings inside: one below the heading of the form.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

export interface SubmissionFormProps<Values extends FieldValues>
  extends Omit<ComponentProps<"form">, "id" | "onSubmit">,
    SubmissionFormOwnProps<Values> {
  /** The form's state, from `useForm` with `shouldFocusError: false`. */
  form: UseFormReturn<Values, unknown, Values>;
  /** Unique on the page: controls have the ids that `controlId` makes of it. */
  id: string;
  /** The fields in the order of the page. */
  names: readonly (Path<Values> & string)[];
  /** Label of the button. */
  submitLabel: string;
  /**
   * Whether a missing human check also opens the error dialog. The box and the summary say so either way, and
   * nothing is sent.
   * @default true
   */
  missingCheckOpensDialog?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Id of a control inside a `SubmissionForm`. */
export const controlId = (formId: string, name: string) => `${formId}-${name}`;

const never = () => () => {};

/**
 * The frame of a form: error summary, fields, human check, button, and the dialog that reports the submission.
 * Answers survive every failure and, with a `storageKey`, a reload; after success the form is empty again.
 */
export function SubmissionForm<Values extends FieldValues>({
  form,
  id,
  names,
  submitLabel,
  missingCheckOpensDialog = true,
  onSubmit,
  explainFailure,
  verification,
  contact,
  nextSteps,
  noScript,
  notice,
  headingLevel,
  storageKey,
  className,
  children,
  ...props
}: SubmissionFormProps<Values>) {
  const messages = useMessages("submissionForm", submissionFormMessages);
  const explain = explainFailure ?? (() => ({ reason: messages.noResponse }));
  const [token, setToken] = useState("");
  const check = useWaitableCheck(verification);
  const changed = useRef<string>(undefined);
  const [left, setLeft] = useState<string>();
  const [isCleared, setIsCleared] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // The server's HTML can be filled in before hydration, so time counts from the start of the page.
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [shownAt] = useState(() => (isDrawnHere ? performance.now() : 0));
  const checkId = controlId(id, "verification");
  const { errors, submitCount } = form.formState;
  const hasKept = useKeptAnswers(form, storageKey);

  const submission = useSubmission<Values>({
    onSubmit,
    explainFailure: explain,
    onSuccess: () => {
      form.reset();
      setToken("");
    },
    onFailure: ({ fields = {}, verificationRefused }) => {
      if (verificationRefused) setToken("");
      for (const name of names)
        if (fields[name]) form.setError(name, { type: "server", message: fields[name] });
    },
  });
  const send = form.handleSubmit((values) => {
    // A check that failed is done again.
    if (check.failure !== undefined) document.getElementById(checkId)?.click();
    const solved = token || check.running.current;
    if (!solved && !missingCheckOpensDialog) return;
    const elapsedMs = Math.round(performance.now() - shownAt);
    return submission.submit(values, {
      token: solved ?? "",
      honeypot: honeypot.current?.value ?? "",
      elapsedMs,
    });
  });

  const clear = () => {
    form.reset();
    check.forget();
    setIsCleared(true);
    // The button is gone with the answers.
    document.getElementById(controlId(id, names[0] ?? ""))?.focus();
  };

  const checkError = submitCount > 0 && !token && !check.isBegun ? messages.checkMissing : undefined;
  const problems: FieldProblem[] = [...names, "verification"].flatMap((name) => {
    const message = name === "verification" ? checkError : errors[name]?.message;
    return message ? [{ controlId: controlId(id, name), message: String(message) }] : [];
  });

  const leftProblem = problems.find((problem) => problem.controlId === left);

  return (
    <form
      data-slot="submission-form"
      data-storage-key={storageKey}
      // Without JavaScript, answers must not end up in a URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        // From now on, the summary reports the problems.
        setLeft(undefined);
        setIsCleared(false);
        return send(event);
      }}
      onChange={({ target }) => {
        changed.current = (target as HTMLElement).id;
      }}
      onBlur={({ target }) => {
        setLeft(target.type !== "file" && target.id === changed.current ? target.id : undefined);
        changed.current = undefined;
      }}
      onFocus={(event) => {
        if (event.target.id === left) setLeft(undefined);
      }}
      className={cn("flex flex-col gap-6", className)}
      {...props}
    >
      {noScript && <noscript>{noScript}</noscript>}
      <ErrorSummary
        ref={summary}
        headingLevel={headingLevel}
        submitCount={submitCount}
        // Messages that appear while a person is still answering are shown at the fields only.
        problems={submitCount > 0 ? problems : []}
      />
      {/* Without JavaScript nobody can send the answers, so nothing asks for them. */}
      <div className="flex flex-col gap-6 noscript:hidden">{children}</div>
      {/* Announced when a visitor leaves a changed answer with a problem, not on each key while it is corrected. */}
      <p data-slot="submission-form-problem" role="status" className="sr-only">
        {leftProblem?.message ?? (isCleared && !hasKept && messages.cleared)}
      </p>
      {/* People don't see it, and browsers don't fill it in. Its name is the bait. Screen readers may not know its styles. */}
      <input ref={honeypot} name="website" hidden aria-hidden tabIndex={-1} autoComplete="off" />
      <HumanVerification
        {...verification}
        verify={check.verify}
        verifyingHint={messages.canSend(submitLabel)}
        id={checkId}
        className="noscript:hidden"
        value={token}
        onValueChange={setToken}
        required
        failure={check.failure !== undefined && explain(check.failure).reason}
        error={checkError}
      />
      {check.failure !== undefined && contact}
      {notice && (
        <div
          data-slot="submission-form-notice"
          className="noscript:hidden max-w-prose text-ink-muted text-sm"
        >
          {notice}
        </div>
      )}
      <div className="noscript:hidden flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" className="grow px-[min(1.5rem,6vw)] sm:grow-0">
          {submitLabel}
        </Button>
        {hasKept && (
          <Button variant="quiet" onClick={clear}>
            {messages.clear}
          </Button>
        )}
      </div>
      <StatusDialog
        status={submission.status}
        onClose={submission.close}
        progress={submission.progress}
        reference={submission.reference}
        nextSteps={
          typeof nextSteps === "function" ? submission.sent && nextSteps(submission.sent) : nextSteps
        }
        reason={submission.failure?.reason}
        contact={contact}
        onRetry={submission.canRetry ? send : undefined}
        onCloseAutoFocus={(event) => {
          // Focus what needs correcting, if anything.
          const { fields, verificationRefused } = submission.failure ?? {};
          const target = fields ? summary.current : verificationRefused && document.getElementById(checkId);
          if (!target) return;
          event.preventDefault();
          target.focus();
        }}
      />
    </form>
  );
}
