import { isApiError } from "@clinic/api-client/errors";
import type { SubmissionFailure } from "@clinic/ui/submission-form";
import { useExplainError } from "../connection";

/** Explains in plain words why a form could not be sent, and which fields to correct. */
export function useExplainFailure() {
  const explainError = useExplainError();
  return (error: unknown): SubmissionFailure => {
    const reason = explainError(error);
    if (!isApiError(error, "rejected")) return { reason };

    const { token, ...fields } = error.fields;
    if (token) return { reason, verificationRefused: true };
    return { reason, fields: Object.keys(fields).length ? fields : undefined };
  };
}
