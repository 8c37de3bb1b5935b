import type { KyInstance } from "ky";
import { ApiError, toApiError } from "./errors.ts";
import { type SubmissionSuccess, successSchema } from "./schemas/response.ts";

export interface SubmissionOptions {
  /**
   * Identifies the submission. Reuse the key when sending the same values again, so that the server stores them only
   * once.
   */
  idempotencyKey: string;
  /** Total time limit of this call in milliseconds. @default the client's */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Submits a form. Only `status: "success"` counts as success.
 *
 * @throws {ApiError} on any failure
 */
export async function submit(
  http: KyInstance,
  path: string,
  { contentType, ...body }: { json: unknown; contentType?: never } | { body: Blob; contentType: string },
  { idempotencyKey, timeout, signal }: SubmissionOptions,
): Promise<SubmissionSuccess> {
  let response: unknown;
  try {
    response = await http
      .post(path, {
        ...body,
        ...(timeout !== undefined && { timeout, totalTimeout: timeout }),
        signal: signal ?? null,
        headers: { "Idempotency-Key": idempotencyKey, ...(contentType && { "Content-Type": contentType }) },
      })
      .json<unknown>();
  } catch (error) {
    throw toApiError(error, signal);
  }
  const success = successSchema.safeParse(response);
  if (success.success) return success.data;
  const { status = "success" } = Object(response);
  const answer = { status: 200, body: response };
  if (status !== "success") throw new ApiError("rejected", "The server did not accept the request.", answer);
  throw new ApiError("unreadable", "The response violates the contract: it has no status.", answer);
}
