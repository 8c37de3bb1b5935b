import { createHash, randomInt, randomUUIDv7 } from "node:crypto";
import type { Submission } from "@clinic/api-client/schemas/submission";
import { countHit } from "./count-hit.ts";
import type { Store } from "./open-store.ts";
import type { Scan } from "./tables.ts";

/** A file that was checked, as it is stored. */
export interface StoredFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  scan: Scan;
}

export interface NewSubmission extends Pick<Submission, "kind" | "answers"> {
  file?: StoredFile;
  /** Result of `hashContent`: tells a retry from other content under the same key. */
  contentHash: string;
  idempotencyKey?: string;
  /** Why it looks like spam. It is stored in any case. */
  suspicion?: string;
  /** The human check that is spent on it. */
  check: { nonce: string; expiresAt: Date };
  /** Limit per mailbox, against flooding a stranger's. */
  confirmationsPerHour: number;
}

export type SubmissionOutcome =
  /** Stored now, with its mails. */
  | { outcome: "stored"; reference: string }
  /** Stored before: the same content under the same idempotency key. */
  | { outcome: "repeated"; reference: string }
  /** The idempotency key belongs to other content. Nothing was stored. */
  | { outcome: "key-taken" }
  /** The human check was spent before. Nothing was stored. */
  | { outcome: "check-used" };

/** Identifies what was sent: the same form, values and file give the same hash. */
export function hashContent({
  kind,
  answers,
  file,
}: Pick<NewSubmission, "kind" | "answers"> & { file?: Pick<StoredFile, "content"> }): string {
  const hash = createHash("sha256").update(JSON.stringify([kind, Object.entries(answers).sort()]));
  if (file) hash.update(file.content);
  return hash.digest("hex");
}

/** The outcome stored under this idempotency key, if any. */
export async function findRepeated(
  { db, assertInPlace }: Store,
  idempotencyKey: string,
  contentHash: string,
): Promise<SubmissionOutcome | undefined> {
  const row = await db
    .selectFrom("submissions")
    .select(["reference", "content_hash"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  assertInPlace();
  return row.content_hash === contentHash
    ? { outcome: "repeated", reference: row.reference }
    : { outcome: "key-taken" };
}

const HOUR_MS = 60 * 60 * 1000;

/** Identifies a mailbox by a hash. Many providers deliver `name+anything@` to `name@`. */
function mailboxId(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, "@");
  return createHash("sha256").update(`confirmations ${mailbox}`).digest("hex");
}

export async function isKeyKnown({ db }: Store, key: string): Promise<boolean> {
  const rows = db.selectFrom("submissions").select("id").where("idempotency_key", "=", key);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Whether a human check was spent. Only a hint: storing the submission decides. */
export async function isCheckUsed({ db }: Store, nonce: string): Promise<boolean> {
  const rows = db.selectFrom("used_checks").select("nonce").where("nonce", "=", nonce);
  return (await rows.executeTakeFirst()) !== undefined;
}

class CheckUsed extends Error {}

/** Stores a submission, its file, its mails and the spent human check in one transaction. */
export async function storeSubmission(store: Store, submission: NewSubmission): Promise<SubmissionOutcome> {
  const { idempotencyKey, contentHash } = submission;
  // References are random. The rare duplicate is drawn again.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const reference = await insertAll(store, submission);
      if (reference) return { outcome: "stored", reference };
    } catch (error) {
      if (error instanceof CheckUsed) return { outcome: "check-used" };
      throw error;
    }
    const repeated = idempotencyKey && (await findRepeated(store, idempotencyKey, contentHash));
    if (repeated) return repeated;
  }
  throw new Error("No free reference number was found.");
}

/** @returns the reference, or undefined when the idempotency key or the reference is taken */
function insertAll(store: Store, submission: NewSubmission): Promise<string | undefined> {
  const { kind, answers, file, idempotencyKey, suspicion, check, confirmationsPerHour } = submission;
  return store.transact(async (transaction) => {
    // Ids that start with the time are adjacent in the index, which keeps a large store fast.
    const id = randomUUIDv7();
    const now = new Date().toISOString();
    const inserted = await transaction
      .insertInto("submissions")
      .values({
        id,
        kind,
        reference: newReference(),
        received_at: now,
        idempotency_key: idempotencyKey ?? null,
        content_hash: submission.contentHash,
        email: answers.email.toLowerCase(),
        answers: JSON.stringify(answers),
        suspicion: suspicion ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("reference")
      .executeTakeFirst();
    if (!inserted) return undefined;

    const spent = await transaction
      .insertInto("used_checks")
      .values({ nonce: check.nonce, expires_at: check.expiresAt.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("nonce")
      .executeTakeFirst();
    if (!spent) throw new CheckUsed();

    if (file) {
      await transaction
        .insertInto("resumes")
        .values({
          id: randomUUIDv7(),
          submission_id: id,
          file_name: file.fileName,
          media_type: file.mediaType,
          size: file.content.byteLength,
          sha256: createHash("sha256").update(file.content).digest("hex"),
          scan: file.scan,
          content: file.content,
        })
        .execute();
    }

    // A bot may have entered a stranger's address, which must not get a confirmation.
    const confirmed =
      !suspicion &&
      (await countHit(transaction, mailboxId(answers.email), HOUR_MS)).hits <= confirmationsPerHour;
    const templates = confirmed ? (["notice", "confirmation"] as const) : (["notice"] as const);
    await transaction
      .insertInto("outbox")
      .values(
        templates.map((template) => ({
          id: randomUUIDv7(),
          submission_id: id,
          template,
          status: "pending" as const,
          created_at: now,
          lease_until: now,
        })),
      )
      .execute();
    return inserted.reference;
  });
}

/** Letters and digits that cannot be mistaken for each other: no 0 and O, no 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference number a person can read out on the phone, such as `AHD-7K3QX9`. */
function newReference(): string {
  return `AHD-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}
