import { failureSchema, type SubmissionSuccess, successSchema } from "@clinic/api-client/schemas/answer";
import type { FormName } from "@clinic/api-client/schemas/challenge";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { z } from "zod";
import { RequestError } from "../failure.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Store } from "../store/open-store.ts";
import {
  contentHash,
  findRepeated,
  type Resume,
  type SubmissionOutcome,
  storeSubmission,
} from "../store/submissions.ts";
import type { HumanCheck } from "../verification/human-check.ts";

/** What every route that receives a form needs. */
export interface ReceiveContext {
  store: Store;
  outbox: Outbox;
  humanCheck: HumanCheck;
  confirmationsPerHour: number;
}

/** A form's request after its schema has passed. */
interface FormRequest {
  recaptchaValue: string;
  website?: string;
  elapsedMs?: number;
}

/** The answers of every route that receives a form, for the validator and the API's documentation. */
export const submissionResponses = { 200: successSchema, "4xx": failureSchema, "5xx": failureSchema };

const headersSchema = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, "Idempotency-Key must be 8 to 200 visible characters without spaces")
    .optional(),
});

/** A person needs longer than this to fill a form. */
const FASTEST_PERSON_MS = 1_500;

/** Keeps what a form sent and answers with its reference, however often the same request arrives. */
export async function receive(
  { store, outbox, humanCheck, confirmationsPerHour }: ReceiveContext,
  request: FastifyRequest,
  form: FormName,
  body: FormRequest,
  content: { email: string; answers: Record<string, string>; resume?: Resume },
): Promise<SubmissionSuccess> {
  const idempotencyKey = readIdempotencyKey(request);
  let hash: string | undefined;
  // A retry comes with the same answers but perhaps a spent or fresh human check: the first answer holds.
  if (idempotencyKey) {
    hash = contentHash({ kind: form, ...content });
    const repeated = await findRepeated(store, idempotencyKey, hash);
    if (repeated) return answer(repeated);
  }

  const check = await humanCheck.verify(body.recaptchaValue, form);
  if (check.outcome !== "passed") throw refuseCheck(check.outcome, request.log);

  const outcome = await storeSubmission(
    store,
    {
      kind: form,
      ...content,
      idempotencyKey,
      suspicion: suspicionOf(body),
      check,
      confirmationsPerHour,
    },
    hash,
  );
  if (outcome.outcome === "stored") outbox.poke();
  return answer(outcome);
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const headers = headersSchema.safeParse(request.headers);
  if (headers.success) return headers.data["idempotency-key"];
  const message = headers.error.issues[0]?.message ?? "";
  throw new RequestError(400, "invalid_idempotency_key", message, { "Idempotency-Key": message });
}

function answer(outcome: SubmissionOutcome): SubmissionSuccess {
  switch (outcome.outcome) {
    case "stored":
    case "repeated":
      return { status: "success", reference: outcome.reference };
    case "key-taken":
      throw new RequestError(409, "idempotency_conflict", "This key was used for another request.", {
        "Idempotency-Key": "Use a new key when the answers have changed.",
      });
    case "check-used":
      throw refuseCheck("used");
  }
}

function refuseCheck(
  reason: "failed" | "expired" | "used" | "unavailable",
  log?: FastifyBaseLogger,
): RequestError {
  if (reason === "unavailable") {
    log?.error("the human check's provider cannot be asked");
    return new RequestError(
      503,
      "human_check_unavailable",
      "The human check is not available. Please try again.",
    );
  }
  const message = reason === "failed" ? "The human check was not passed." : "The human check has expired.";
  return new RequestError(422, `human_check_${reason}`, `${message} Please try again.`, {
    recaptchaValue: "Please complete the ReCAPTCHA",
  });
}

function suspicionOf({ website, elapsedMs }: FormRequest): string | undefined {
  if (website) return "a field that people do not see was filled";
  if (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
    return "the form was filled faster than a person can";
  return undefined;
}
