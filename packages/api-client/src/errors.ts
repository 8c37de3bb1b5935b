import isFetchNetworkError from "is-network-error";
import { isHTTPError, isNetworkError, isTimeoutError, SchemaValidationError } from "ky";
import { type Failure, failureSchema } from "./schemas/response.ts";
import { fromWire } from "./schemas/wire.ts";

/**
 * Why a call failed:
 * - `timeout`: no complete response within the client's timeout
 * - `network`: the server could not be reached, or the connection was lost
 * - `rejected`: the server rejected the request (4xx, or a status other than "success")
 * - `server`: the server failed (5xx)
 * - `unreadable`: the response violates the contract
 */
export type ApiErrorKind = "timeout" | "network" | "rejected" | "server" | "unreadable";

interface ApiErrorDetails {
  /** HTTP status, if there was a response. */
  status?: number;
  /** Response body, if there was one: parsed JSON, or text. */
  body?: unknown;
  cause?: unknown;
}

/** The rejection of every failed call, unless its `signal` was aborted. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The server's error code, such as `human_check_unavailable`. If set, `message` is the server's, fit for display. */
  readonly code: string | undefined;
  /** Messages by field name, if the request was invalid. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, { status, body, cause }: ApiErrorDetails = {}) {
    const failure = readFailure(body);
    super(failure?.message ?? message, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = failure?.code;
    this.fields = fromWire(failure?.fields ?? {});
  }
}

/** Type guard for {@link ApiError}, optionally of one kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

function readFailure(body: unknown): Failure | undefined {
  const result = failureSchema.safeParse(body);
  return result.success ? result.data : undefined;
}

/**
 * Converts the failure of a call to an {@link ApiError}. The reason of an aborted `signal` is returned unchanged, and so
 * is any other error: a bug must not look like a lost connection.
 */
export function toApiError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted || error instanceof ApiError) return error;
  if (isTimeoutError(error))
    return new ApiError("timeout", "The server took too long to respond.", { cause: error });
  if (isHTTPError(error)) {
    const { status } = error.response;
    return new ApiError(status < 500 ? "rejected" : "server", `The server responded with status ${status}.`, {
      status,
      body: error.data,
      cause: error,
    });
  }
  if (error instanceof SyntaxError || error instanceof SchemaValidationError) {
    return new ApiError("unreadable", "The server's response could not be read.", { cause: error });
  }
  // ky wraps what `fetch` throws, but not a connection that breaks while the body is read.
  if (isNetworkError(error) || isFetchNetworkError(error)) {
    return new ApiError("network", "The server could not be reached.", { cause: error });
  }
  return error;
}
