import { isApiError } from "@clinic/api-client/errors";
import { useMessages } from "@clinic/ui/i18n-provider";
import type { SubmissionFailure } from "@clinic/ui/submission-form";
import { useExplainError } from "../connection";

/** Explains in plain words why a form could not be sent, and which fields to correct. */
export function useExplainFailure() {
  const explainError = useExplainError();
  const words = useMessages<Record<string, string>>("formErrors", {});
  const inWords = (message: string) => words[message] ?? message;
  return (error: unknown): SubmissionFailure => {
    const reason = inWords(explainError(error));
    if (!isApiError(error, "rejected")) return { reason };

    const { token, ...answers } = error.fields;
    const fields = Object.fromEntries(
      Object.entries(answers).map(([name, message]) => [name, inWords(message)]),
    );
    if (token) return { reason, verificationRefused: true };
    return { reason, fields: Object.keys(fields).length ? fields : undefined };
  };
}
