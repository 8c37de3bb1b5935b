import type { Failure } from "@clinic/api-client/schemas/response";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { StoreUnavailableError } from "./store/unavailable.ts";

/** A refusal and its HTTP status. Throw it anywhere while handling a request. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(statusCode: number, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
  }
}

/** The body of every response that is not a success. */
export function failure(code: string, message: string, fields?: Record<string, string>): Failure {
  return { status: "error", code, message, ...(fields && { fields }) };
}

const BODY_RULE = "The body must be a JSON object.";

/** Refusals for errors that Fastify and its plugins raise before a route runs, by error code. */
const REFUSALS: Record<string, RequestError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new RequestError(
    415,
    "unsupported_media_type",
    "This address does not take that kind of content.",
    { "Content-Type": "The content type is not supported." },
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: new RequestError(413, "body_too_large", "The request is too large.", {
    body: "The body is too large.",
  }),
  FST_ERR_BAD_URL: new RequestError(400, "malformed_url", "The address could not be read."),
};

export const fileTooLarge = (field: string) =>
  new RequestError(413, "file_too_large", "The file is too large.", {
    [field]: "File size must not exceed 5MB",
  });

const MALFORMED_BODY = new RequestError(400, "malformed_body", "The request could not be read.", {
  body: BODY_RULE,
});

const STORE_UNAVAILABLE = new RequestError(
  503,
  "store_unavailable",
  "Your request could not be saved just now. Please try again in a moment.",
);
/** Usually longer than a database takes to fail over. */
export const RETRY_AFTER_SECONDS = 15;

const FAULT = new RequestError(500, "internal", "Something went wrong on our side. Please try again.");

/** Turns anything thrown during a request into a refusal, without exposing the details of a fault. */
export function toRequestError(error: FastifyError | Error): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof StoreUnavailableError) return STORE_UNAVAILABLE;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const field = issue.instancePath.split("/")[1] || error.validationContext || "body";
      fields[field] ??= issue.instancePath === "" ? BODY_RULE : (issue.message ?? "This value is not valid.");
    }
    return new RequestError(422, "invalid_fields", "Please check the marked fields.", fields);
  }
  const code = "code" in error ? String(error.code) : "";
  const known = REFUSALS[code];
  if (known) return known;
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    if (status === 400 || code.startsWith("FST_")) return MALFORMED_BODY;
    return new RequestError(status, "refused", error.message);
  }
  return FAULT;
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRequestError(error);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, "request failed");
  else request.log.info({ code: refusal.code }, "request refused");
  if (refusal.statusCode === 503) reply.header("Retry-After", RETRY_AFTER_SECONDS);
  return reply
    .code(refusal.statusCode)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(failure(refusal.code, refusal.message, refusal.fields));
}
