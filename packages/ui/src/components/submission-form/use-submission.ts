"use client";

import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "../i18n-provider";
import type { SubmissionStatus, UploadProgress } from "../status-dialog";
import { submissionFormMessages } from "./messages";

/** What a form sends besides the visitor's answers. */
export interface SubmissionDetails {
  /** The solved human check. */
  token: string;
  /**
   * Identifies the submission: the same key when the same answers are sent again, so that the server stores them
   * once; a new one after any change and after success.
   */
  idempotencyKey: string;
  /** The honeypot: a field that people don't see, empty unless a program filled it in. */
  honeypot: string;
  /** Milliseconds between showing the form and sending it: programs are faster than people. */
  elapsedMs: number;
}

/** See `onSubmit`. A `SubmissionReceipt` that it resolves to is shown to the visitor, and so is the progress of files. */
export type SubmissionHandler<Values> = (
  values: Values,
  details: SubmissionDetails,
  onUploadProgress: (progress: UploadProgress) => void,
) => unknown;

export interface SubmissionReceipt {
  /** What the visitor quotes on the phone. Servers may omit it. */
  reference?: string | undefined;
}

/** What was sent, once the server has accepted it. */
export interface SentAnswers<Values> extends SubmissionReceipt {
  values: Values;
}

/** A failure, explained so that a visitor can act on it. */
export interface SubmissionFailure {
  /** What happened, in plain words. */
  reason: ReactNode;
  /** Messages by field name, where the server rejects answers: they are shown at the fields. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The human check is missing, or the server rejected it: it has to be done again. */
  verificationRefused?: boolean | undefined;
}

interface SubmissionOptions<Values> {
  onSubmit: SubmissionHandler<Values>;
  /** Explains what `onSubmit` rejected with. */
  explainFailure: (error: unknown) => SubmissionFailure;
  onSuccess: () => void;
  onFailure?: (failure: SubmissionFailure) => void;
}

/**
 * Takes a form through idle, submitting, success and error. It sends one request at a time, and gives each submission a
 * key so that a retry never stores it twice.
 */
export function useSubmission<Values extends object>({
  onSubmit,
  explainFailure,
  onSuccess,
  onFailure,
}: SubmissionOptions<Values>) {
  const messages = useMessages("submissionForm", submissionFormMessages);
  const [state, setState] = useState<{
    status: SubmissionStatus;
    sent?: SentAnswers<Values>;
    failure?: SubmissionFailure;
    progress?: UploadProgress;
  }>({ status: "idle" });
  const inFlight = useRef(false);
  const last = useRef<{ values: Values; idempotencyKey: string }>(null);

  function fail(failure: SubmissionFailure) {
    setState({ status: "error", failure });
    onFailure?.(failure);
  }

  function showProgress(progress: UploadProgress) {
    // A bar for what is sent at once would only flash.
    setState((current) =>
      current.status === "submitting" && (current.progress || progress.sentBytes < progress.totalBytes)
        ? { ...current, progress }
        : current,
    );
  }

  async function submit(
    values: Values,
    {
      token: solved,
      ...details
    }: Omit<SubmissionDetails, "idempotencyKey" | "token"> & {
      /** The solved human check, or its promise while it is still working; empty where there is none. */
      token: string | Promise<string>;
    },
  ) {
    // A ref, because a second click can come before React has rendered the dialog.
    if (inFlight.current) return;
    const repeated = last.current && sameAnswers(last.current.values, values) ? last.current : undefined;
    const idempotencyKey = repeated?.idempotencyKey ?? crypto.randomUUID();
    last.current = { values, idempotencyKey };
    inFlight.current = true;
    if (solved) setState({ status: "submitting" });

    let receipt: unknown;
    try {
      const token = await solved;
      if (!token) return fail({ reason: messages.nothingSent, verificationRefused: true });
      receipt = await onSubmit(values, { ...details, token, idempotencyKey }, showProgress);
    } catch (error) {
      return fail(explainFailure(error));
    } finally {
      inFlight.current = false;
    }
    last.current = null;
    setState({ status: "success", sent: { reference: referenceOf(receipt), values } });
    onSuccess();
  }

  return {
    ...state,
    reference: state.sent?.reference,
    /** Whether sending the same answers again can help. */
    canRetry: !state.failure?.fields && !state.failure?.verificationRefused,
    /** Sends the answers, unless that is already in progress. Never rejects. */
    submit,
    close: () => setState({ status: "idle" }),
  };
}

function referenceOf(receipt: unknown) {
  const { reference }: { reference?: unknown | undefined } = receipt ?? {};
  return typeof reference === "string" ? reference : undefined;
}

/** Answers are strings and files: a file chosen again is another file. */
function sameAnswers<Values extends object>(before: Values, after: Values) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Values>;
  return [...names].every((name) => Object.is(before[name], after[name]));
}
