import { isApiError } from "@clinic/api-client/errors";
import type { Layout } from "@clinic/content/pages/layout";
import { useLayout } from "../use-layout";

export function explainError(error: unknown, failures: Layout["failures"]): string {
  if (navigator.onLine === false) return failures.offline;
  if (!isApiError(error)) return failures.unexpected;
  // An error with a code carries the server's own message, which is more specific.
  if (error.kind === "rejected" || error.code) return error.message;
  return failures[error.kind];
}

/** `explainError` in the words of the page's language. */
export function useExplainError() {
  const { failures } = useLayout() as Layout;
  return (error: unknown) => explainError(error, failures);
}
