import type { Kind } from "@clinic/api-client/schemas/challenge";
import { failureSchema, type SubmissionSuccess, successSchema } from "@clinic/api-client/schemas/response";
import type { Submission, SubmissionCheck } from "@clinic/api-client/schemas/submission";
import { toWire } from "@clinic/api-client/schemas/wire";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { RequestError } from "../failure.ts";
import type { Scanner } from "../files/clamd.ts";
import { type FileField, inspectFile } from "../files/inspect-file.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Store } from "../store/open-store.ts";
import {
  findRepeated,
  hashContent,
  isCheckUsed,
  isKeyKnown,
  type StoredFile,
  type SubmissionOutcome,
  storeSubmission,
} from "../store/submissions.ts";
import type { HumanCheck, HumanCheckResult } from "../verification/human-check.ts";

export interface ReceiveContext {
  store: Store;
  outbox: Outbox;
  humanCheck: HumanCheck;
  scan: Scanner;
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
  { kind, answers, file, ...check }: Submission,
  field: FileField = "resume",
): Promise<SubmissionSuccess> {
  const { store, outbox, scan, confirmationsPerHour } = context;
  const idempotencyKey = readIdempotencyKey(request);
  const content = file && new Uint8Array(await file.arrayBuffer());
  const contentHash = hashContent({ kind, answers, file: content && { content } });
  // A retry has the same answers but perhaps another human check. It gets the first response.
  if (idempotencyKey) {
    const repeated = await findRepeated(store, idempotencyKey, contentHash);
    if (repeated) return responseTo(repeated, kind);
  }

  const passed = await passHumanCheck(context, request, kind, check.token);
  // Here, a replayed check costs neither a scan nor the transaction that it would share with others.
  await refuseUsed(context, passed, kind, idempotencyKey);
  let stored: StoredFile | undefined;
  if (file && content) {
    const inspected = await inspectFile(field, file.name, content);
    stored = { ...inspected, scan: await scan(content, request.log) };
  }
  const outcome = await storeSubmission(store, {
    kind,
    answers,
    file: stored,
    contentHash,
    idempotencyKey,
    suspicion: suspicionOf(check),
    check: passed,
    confirmationsPerHour,
  });
  if (outcome.outcome === "stored") outbox.poke();
  return responseTo(outcome, kind);
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
  kind: Kind,
  token: string,
): Promise<PassedCheck> {
  const known = passedChecks.get(request);
  if (known) return known;
  const check = await humanCheck.verify(token, kind);
  if (check.outcome !== "passed") throw refuseCheck(kind, check.outcome, request.log);
  passedChecks.set(request, check);
  return check;
}

/**
 * Verifies the human check before a file is read. A retry of a stored request is let through although its check is
 * spent: it gets the first response if the content is the same.
 */
export async function admitFile(context: ReceiveContext, request: FastifyRequest, kind: Kind, token: string) {
  const idempotencyKey = readIdempotencyKey(request);
  if (idempotencyKey && (await isKeyKnown(context.store, idempotencyKey))) return;
  const check = await passHumanCheck(context, request, kind, token);
  await refuseUsed(context, check, kind, idempotencyKey);
}

/** Keeps one solved check from making the server read and scan any number of files. */
async function refuseUsed(
  { store }: ReceiveContext,
  { nonce }: PassedCheck,
  kind: Kind,
  idempotencyKey?: string,
) {
  if (!(await isCheckUsed(store, nonce))) return;
  // Another attempt of the same request may have spent it in the meantime.
  if (idempotencyKey && (await isKeyKnown(store, idempotencyKey))) return;
  throw refuseCheck(kind, "used");
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || (typeof key === "string" && IDEMPOTENCY_KEY.test(key))) return key;
  const message = "Idempotency-Key must be 8 to 200 visible characters without spaces";
  throw new RequestError(400, "invalid_idempotency_key", message, { "Idempotency-Key": message });
}

function responseTo(outcome: SubmissionOutcome, kind: Kind): SubmissionSuccess {
  switch (outcome.outcome) {
    case "stored":
    case "repeated":
      return { status: "success", reference: outcome.reference };
    case "key-taken":
      throw new RequestError(409, "idempotency_conflict", "This key was used for another request.", {
        "Idempotency-Key": "Use a new key when the answers have changed.",
      });
    case "check-used":
      throw refuseCheck(kind, "used");
  }
}

function refuseCheck(
  kind: Kind,
  reason: "failed" | "expired" | "used" | "unavailable",
  log?: FastifyBaseLogger,
): RequestError {
  if (reason === "unavailable") {
    log?.error("the human check's provider cannot be asked");
    const message = "The human check is not available. Please try again.";
    return new RequestError(503, "human_check_unavailable", message);
  }
  const message = reason === "failed" ? "The human check was not passed." : "The human check has expired.";
  const fields = toWire(kind, { token: "Please complete the ReCAPTCHA" });
  return new RequestError(422, `human_check_${reason}`, `${message} Please try again.`, fields);
}

function suspicionOf({ honeypot, elapsedMs }: SubmissionCheck): string | undefined {
  if (honeypot) return "a field that people do not see was filled in";
  if (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
    return "the form was filled in faster than a person could";
  return undefined;
}
