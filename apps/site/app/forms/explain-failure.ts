import { type ApiErrorKind, isApiError } from "@clinic/api-client/errors";
import type { SubmissionFailure } from "@clinic/ui/status-dialog";

const reasons: Record<Exclude<ApiErrorKind, "rejected">, string> = {
  timeout: "Our server did not answer in time. The connection may be slow.",
  network: "We could not reach our server. Please check that you are online.",
  server: "Our server has a problem at the moment.",
  unreadable: "Our server gave an answer that we could not read.",
};

/** Says in plain words why a form could not be sent, and which answers to put right. */
export function explainFailure(error: unknown): SubmissionFailure {
  if (!isApiError(error)) return { reason: "Something went wrong on this page." };
  if (error.kind !== "rejected") return { reason: reasons[error.kind] };

  const { recaptchaValue, ...fields } = error.fields;
  if (recaptchaValue) return { reason: error.message, verificationRefused: true };
  return { reason: error.message, fields: Object.keys(fields).length ? fields : undefined };
}
