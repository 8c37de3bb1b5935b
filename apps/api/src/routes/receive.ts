import type { FormName } from "@clinic/api-client/schemas/challenge";
import { failureSchema, type SubmissionSuccess, successSchema } from "@clinic/api-client/schemas/response";
import type { Submission } from "@clinic/api-client/schemas/submission";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { RequestError } from "../failure.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { ResumeScanner } from "../resumes/clamd.ts";
import { type FileField, inspectFile } from "../resumes/inspect-file.ts";
import type { Store } from "../store/open-store.ts";
import {
  findRepeated,
  hashContent,
  isCheckUsed,
  isKeyKnown,
  type Resume,
  type SubmissionOutcome,
  storeSubmission,
} from "../store/submissions.ts";
import type { HumanCheck, HumanCheckResult } from "../verification/human-check.ts";

export interface ReceiveContext {
  store: Store;
  outbox: Outbox;
  humanCheck: HumanCheck;
  scanResume: ResumeScanner;
  confirmationsPerHour: number;
}

/** Response schemas of every route that receives a form. */
export const submissionResponses = { 200: successSchema, "4xx": failureSchema, "5xx": failureSchema };

/** Visible characters without spaces. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

/** People take longer than this to fill in a form. */
const FASTEST_PERSON_MS = 1_500;

/** Stores a form's request and answers with its reference, however often the same request arrives. */
export async function receive(
  context: ReceiveContext,
  request: FastifyRequest,
  form: FormName,
  { answers, file, ...body }: Submission,
  field: FileField = "resume",
): Promise<SubmissionSuccess> {
  const { store, outbox, scanResume, confirmationsPerHour } = context;
  const idempotencyKey = readIdempotencyKey(request);
  const content = file && new Uint8Array(await file.arrayBuffer());
  const contentHash = hashContent({ kind: form, answers, resume: content && { content } });
  // A retry has the same answers but perhaps another human check. It gets the first response.
  if (idempotencyKey) {
    const repeated = await findRepeated(store, idempotencyKey, contentHash);
    if (repeated) return responseTo(repeated);
  }

  const check = await passHumanCheck(context, request, form, body.recaptchaValue);
  // Here, a replayed check costs neither a scan nor the transaction that it would share with others.
  await refuseUsed(context, check, idempotencyKey);
  let resume: Resume | undefined;
  if (file && content) {
    const inspected = await inspectFile(field, file.name, content);
    resume = { ...inspected, scan: await scanResume(content, request.log) };
  }
  const outcome = await storeSubmission(store, {
    kind: form,
    email: answers.email,
    answers,
    resume,
    contentHash,
    idempotencyKey,
    suspicion: suspicionOf(body),
    check,
    confirmationsPerHour,
  });
  if (outcome.outcome === "stored") outbox.poke();
  return responseTo(outcome);
}

type PassedCheck = Extract<HumanCheckResult, { outcome: "passed" }>;

/** Google verifies a token only once, so the result is kept with the request. */
const passedChecks = new WeakMap<FastifyRequest, PassedCheck>();

/**
 * Verifies a request's human check, which storing the submission spends.
 * @throws {RequestError} when it was not passed
 */
async function passHumanCheck(
  { humanCheck }: ReceiveContext,
  request: FastifyRequest,
  form: FormName,
  value: string,
): Promise<PassedCheck> {
  const known = passedChecks.get(request);
  if (known) return known;
  const check = await humanCheck.verify(value, form);
  if (check.outcome !== "passed") throw refuseCheck(check.outcome, request.log);
  passedChecks.set(request, check);
  return check;
}

/**
 * Verifies the human check before a file is read. A retry of a stored request is let through although its check is
 * spent: it gets the first response if the content is the same.
 */
export async function admitFile(
  context: ReceiveContext,
  request: FastifyRequest,
  form: FormName,
  value: string,
) {
  const idempotencyKey = readIdempotencyKey(request);
  if (idempotencyKey && (await isKeyKnown(context.store, idempotencyKey))) return;
  const check = await passHumanCheck(context, request, form, value);
  await refuseUsed(context, check, idempotencyKey);
}

/** Keeps one solved check from making the server read and scan any number of files. */
async function refuseUsed({ store }: ReceiveContext, { nonce }: PassedCheck, idempotencyKey?: string) {
  if (!(await isCheckUsed(store, nonce))) return;
  // Another attempt of the same request may have spent it in the meantime.
  if (idempotencyKey && (await isKeyKnown(store, idempotencyKey))) return;
  throw refuseCheck("used");
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || (typeof key === "string" && IDEMPOTENCY_KEY.test(key))) return key;
  const message = "Idempotency-Key must be 8 to 200 visible characters without spaces";
  throw new RequestError(400, "invalid_idempotency_key", message, { "Idempotency-Key": message });
}

function responseTo(outcome: SubmissionOutcome): SubmissionSuccess {
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

function suspicionOf({ website, elapsedMs }: Pick<Submission, "website" | "elapsedMs">): string | undefined {
  if (website) return "a field that people do not see was filled in";
  if (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
    return "the form was filled in faster than a person could";
  return undefined;
}
