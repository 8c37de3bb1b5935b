import { type ApiErrorKind, isApiError } from "@clinic/api-client/errors";

const reasons: Record<Exclude<ApiErrorKind, "rejected">, string> = {
  timeout: "Our server did not answer in time. The connection may be slow.",
  network: "We could not reach our server. Please check that you are online.",
  server: "Our server has a problem at the moment.",
  unreadable: "Our server sent a response that we could not read.",
};

/** Explains in plain words why an API call failed. */
export function explainError(error: unknown): string {
  if (navigator.onLine === false) return "You seem to be offline. Please check your connection.";
  if (!isApiError(error)) return "Something went wrong on this page.";
  // An error with a code carries the server's own message, which is more specific.
  if (error.kind === "rejected" || error.code) return error.message;
  return reasons[error.kind];
}
