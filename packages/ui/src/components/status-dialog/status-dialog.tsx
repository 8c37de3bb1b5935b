"use client";

import { cva } from "class-variance-authority";
import { CheckIcon, XIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "../dialog";
import { useMessages } from "../i18n-provider";
import { Progress } from "../progress";
import { Spinner } from "../spinner";
import { statusDialogMessages } from "./messages";

/** The state of a submission. `idle`: nothing is shown. */
export type SubmissionStatus = "idle" | "submitting" | "success" | "error";

/** How much of a request with files was sent. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

const bandVariants = cva(
  "flex flex-wrap items-center gap-x-5 gap-y-4 border-b border-line p-[min(1.5rem,6vw)] sm:px-10 sm:py-8",
  {
    variants: {
      status: {
        submitting: "bg-primary-soft text-primary-strong",
        success: "bg-positive-soft text-positive",
        error: "bg-critical-soft text-critical",
      },
    },
  },
);

const archVariants = cva("grid h-16 w-13 shrink-0 place-items-center rounded-t-arch pt-1", {
  variants: {
    status: {
      submitting: "border border-primary",
      success: "bg-positive text-surface-raised",
      error: "bg-critical text-surface-raised",
    },
  },
});

const icons = { submitting: Spinner, success: CheckIcon, error: XIcon } as const;

/** Rather than its first link or button, so that it is read out. */
function focusDialog(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

export interface StatusDialogProps
  extends Omit<ComponentProps<typeof DialogContent>, "children" | "onInteractOutside" | "onEscapeKeyDown"> {
  /** What to show; `idle` closes the dialog. */
  status: SubmissionStatus;
  /** Called by the Close button and by Esc. Set `status` to `idle` then. */
  onClose: () => void;
  /** While submitting: how much of the files was sent, as a progress bar. Omit it where that isn't known. */
  progress?: UploadProgress | undefined;
  /** After success: what the visitor quotes on the phone, such as `AHD-7K3QX`. Servers may omit it. */
  reference?: string | undefined;
  /** After success: what happens next, and when. */
  nextSteps?: ReactNode;
  /**
   * After an error: what happened, in plain words.
   * @default "We could not reach our server."
   */
  reason?: ReactNode;
  /** After an error: how to reach the clinic without the form, such as its phone numbers as links. */
  contact?: ReactNode;
  /** After an error: sends the same answers again. Omit it where that can't help. */
  onRetry?: (() => void) | undefined;
}

/**
 * Reports a submission: submitting, success or error. A click outside never closes it; Esc acts as Close,
 * except while submitting. Each state is a dialog of its own, which takes focus, so that it is read out once.
 */
export function StatusDialog({
  status,
  onClose,
  progress,
  reference,
  nextSteps,
  reason,
  contact,
  onRetry,
  className,
  ...props
}: StatusDialogProps) {
  const messages = useMessages("statusDialog", statusDialogMessages);
  if (status === "idle") return null;

  const Icon = icons[status];
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        contentKey={status}
        data-slot="status-dialog"
        data-state={status}
        onOpenAutoFocus={focusDialog}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (status === "submitting") event.preventDefault();
        }}
        className={cn("max-w-lg p-0 sm:p-0", className)}
        {...props}
      >
        <div data-slot="status-dialog-band" className={bandVariants({ status })}>
          <span className={archVariants({ status })}>
            <Icon aria-hidden strokeWidth={1.5} className="size-7" />
          </span>
          <DialogTitle className="min-w-0 flex-[1_1_12rem] text-pretty">{messages[status]}</DialogTitle>
        </div>
        <div
          data-slot="status-dialog-message"
          className="flex flex-col gap-5 p-[min(1.5rem,6vw)] sm:px-10 sm:py-8"
        >
          {status === "submitting" && <DialogDescription className="mt-0">{messages.wait}</DialogDescription>}
          {status === "success" && reference && (
            <DialogDescription data-slot="status-dialog-reference" className="mt-0">
              {messages.reference}{" "}
              <span className="block font-semibold text-lead text-ink tabular-nums tracking-wide">
                {reference}
              </span>
            </DialogDescription>
          )}
          {status === "success" && nextSteps}
          {status === "error" && (
            <DialogDescription data-slot="status-dialog-reason" className="mt-0 text-ink">
              {reason ?? messages.unreachable}{" "}
              <strong className="font-semibold">{messages.answersKept}</strong>
            </DialogDescription>
          )}
          {status === "error" && contact}
        </div>
        {status === "submitting" && progress && (
          <Progress
            className="px-[min(1.5rem,6vw)] pb-6 sm:px-10 sm:pb-10"
            label={messages.sendingFile}
            value={progress.sentBytes}
            max={progress.totalBytes}
          />
        )}
        {status !== "submitting" && (
          <div className="flex flex-wrap gap-3 px-[min(1.5rem,6vw)] pb-6 sm:px-10 sm:pb-10">
            {status === "error" && onRetry && <Button onClick={() => onRetry()}>{messages.tryAgain}</Button>}
            <DialogClose asChild>
              <Button variant={status === "error" && onRetry ? "secondary" : "primary"}>
                {messages.close}
              </Button>
            </DialogClose>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
