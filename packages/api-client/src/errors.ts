import isFetchNetworkError from "is-network-error";
import { isHTTPError, isNetworkError, isTimeoutError, SchemaValidationError } from "ky";
import { type Failure, failureSchema } from "./schemas/answer.ts";

/**
 * Why a call failed:
 * - `timeout`: no complete answer within the client's timeout
 * - `network`: the server could not be reached, or the connection broke
 * - `rejected`: the server rejected the request (4xx, or a status other than "success")
 * - `server`: the server failed (5xx)
 * - `unreadable`: the answer breaks the contract
 */
export type ApiErrorKind = "timeout" | "network" | "rejected" | "server" | "unreadable";

interface ApiErrorDetails {
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The answer's body, where there was one: parsed JSON, or text. */
  body?: unknown;
  cause?: unknown;
}

/** Every failed call rejects with this, unless its `signal` was aborted. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The server's name for the failure, such as `human_check_unavailable`; the message is then its sentence for people. */
  readonly code: string | undefined;
  /** Messages by field name, if the request's values are the cause. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, { status, body, cause }: ApiErrorDetails = {}) {
    const failure = readFailure(body);
    super(failure?.message ?? message, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = failure?.code;
    this.fields = failure?.fields ?? {};
  }
}

/** Whether an error is the client's, optionally of one kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

function readFailure(body: unknown): Failure | undefined {
  const result = failureSchema.safeParse(body);
  return result.success ? result.data : undefined;
}

/**
 * Turns a failure of the call into an {@link ApiError}. An aborted `signal`'s reason is returned unchanged, and so is
 * any other error: a bug must not look like a lost connection.
 */
export function toApiError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted || error instanceof ApiError) return error;
  if (isTimeoutError(error))
    return new ApiError("timeout", "The server took too long to answer.", { cause: error });
  if (isHTTPError(error)) {
    const { status } = error.response;
    return new ApiError(status < 500 ? "rejected" : "server", `The server answered with status ${status}.`, {
      status,
      body: error.data,
      cause: error,
    });
  }
  if (error instanceof SyntaxError || error instanceof SchemaValidationError) {
    return new ApiError("unreadable", "The server's answer could not be read.", { cause: error });
  }
  // ky wraps what `fetch` throws, but not a connection that breaks while the body is read.
  if (isNetworkError(error) || isFetchNetworkError(error)) {
    return new ApiError("network", "The server could not be reached.", { cause: error });
  }
  return error;
}
