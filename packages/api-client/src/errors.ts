import isFetchNetworkError from "is-network-error";
import { isHTTPError, isNetworkError, isTimeoutError, SchemaValidationError } from "ky";
import { type Failure, failureSchema } from "./schemas/response.ts";
import { fromWire } from "./schemas/wire.ts";

/**
 * Why a call failed:
 * - `timeout`: no complete response within the client's timeout
 * - `network`: the server could not be reached, or the connection was lost. A browser says the same of a server whose
 *   CORS doesn't allow the page, so the message names both; in Node also a `baseUrl` that isn't absolute
 * - `rejected`: the server rejected the request (4xx, or a status other than "success")
 * - `server`: the server failed (5xx)
 * - `unreadable`: the response violates the contract, as the page, or the `not_found` of our server, that a wrong `baseUrl` leads to.
 *   The 404 of another server is `rejected`; its message asks about the `baseUrl`, too
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

const CHECK_BASE_URL = "Does `baseUrl` lead to the API?";

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
    const isPage = typeof error.data === "string" && error.data.trimStart().startsWith("<");
    const failure = readFailure(error.data);
    // Our server has no such address: without fields, which a missing article has. What it says isn't for visitors.
    const isUnknown = status === 404 && failure?.code === "not_found" && !failure.fields;
    const isElsewhere = isPage || isUnknown || (status === 404 && !failure);
    const message = `${error.request.url} responded with status ${status}${isPage ? " and a page" : ""}.${isElsewhere ? ` ${CHECK_BASE_URL}` : ""}`;
    if (isUnknown) return new ApiError("unreadable", message, { status, cause: error });
    return new ApiError(status < 500 ? "rejected" : "server", message, {
      status,
      body: error.data,
      cause: error,
    });
  }
  if (error instanceof SyntaxError)
    return new ApiError("unreadable", `The response is not JSON. ${CHECK_BASE_URL}`, { cause: error });
  if (error instanceof SchemaValidationError) {
    const path = error.issues[0]?.path?.join(".") || "the whole";
    return new ApiError("unreadable", `The response violates the contract at ${path}.`, { cause: error });
  }
  if (error instanceof TypeError && /parse URL|invalid URL/i.test(error.message))
    return new ApiError("network", `${error.message}: Node needs an absolute \`baseUrl\`.`, { cause: error });
  // ky wraps what `fetch` throws, but not a connection that breaks while the body is read.
  if (isNetworkError(error) || isFetchNetworkError(error)) {
    return new ApiError(
      "network",
      "The server could not be reached, or its CORS settings don't allow this page (`CORS_ORIGINS` of our server).",
      { cause: error },
    );
  }
  return error;
}
