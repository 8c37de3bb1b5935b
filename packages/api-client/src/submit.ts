import type { KyInstance } from "ky";
import { ApiError, toApiError } from "./errors.ts";
import { type SubmissionSuccess, successSchema } from "./schemas/answer.ts";

export interface SubmissionOptions {
  /**
   * Identifies the submission. Reuse the key when sending the same values again, so that the server stores them only
   * once.
   */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Submits a form. Only `status: "success"` counts as success (specification, section 7).
 *
 * @throws {ApiError} on any failure
 */
export async function submit(
  http: KyInstance,
  path: string,
  body: { json: unknown } | { body: FormData },
  { idempotencyKey, signal }: SubmissionOptions,
): Promise<SubmissionSuccess> {
  let answer: unknown;
  try {
    answer = await http
      .post(path, { ...body, signal, headers: { "Idempotency-Key": idempotencyKey } })
      .json<unknown>();
  } catch (error) {
    throw toApiError(error, signal);
  }
  const success = successSchema.safeParse(answer);
  if (success.success) return success.data;
  if (typeof answer === "object" && answer !== null && "status" in answer && answer.status !== "success") {
    throw new ApiError("rejected", "The server did not accept the request.", { status: 200, body: answer });
  }
  throw new ApiError("unreadable", "The server's answer could not be read.", { status: 200, body: answer });
}
