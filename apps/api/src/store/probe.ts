import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { Transact } from "./group-commit.ts";
import { newReference } from "./reference.ts";
import { StoreUnavailableError } from "./unavailable.ts";

/** How long an outcome is reused. Anyone may ask for readiness, and each probe waits for the disk. */
const FRESH_MS = 10_000;

export interface ProbedWrites {
  transact: Transact;
  /**
   * Resolves when a recent write succeeded and none has failed since.
   * @throws {StoreUnavailableError} with the cause
   */
  assertWritable(): Promise<void>;
}

/** Watches all transactions, so that readiness reflects writes rather than a file that can be opened. */
export function probeWrites(transact: Transact): ProbedWrites {
  /** When a probe ended, or a visitor's write failed. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let failure: StoreUnavailableError | undefined;
  let probing: Promise<void> | undefined;

  const observed: Transact = async (work) => {
    try {
      return await transact(work);
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        failure = error;
        knownAt = performance.now();
      }
      throw error;
    }
  };

  async function probe() {
    // A damaged file stays damaged, wherever the next write happens to go.
    if (failure?.code === "SQLITE_CORRUPT") return;
    failure = undefined;
    try {
      await observed(writeAndDelete);
    } finally {
      knownAt = performance.now();
      probing = undefined;
    }
  }

  return {
    transact: observed,
    async assertWritable() {
      if (performance.now() - knownAt > FRESH_MS) {
        probing ??= probe();
        await probing;
      }
      if (failure) throw failure;
    },
  };
}

/** Writes what a submission writes and deletes it again, within one transaction. */
const writeAndDelete: Parameters<Transact>[0] = async (transaction) => {
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  await transaction
    .insertInto("submissions")
    .values({
      id,
      kind: "enquiry",
      reference: newReference(),
      received_at: now,
      content_hash: "",
      email: "",
      answers: "{}",
    })
    .execute();
  await transaction
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      submission_id: id,
      template: "notice",
      status: "pending",
      created_at: now,
      lease_until: now,
    })
    .execute();
  const nonce = randomBytes(16).toString("hex");
  await transaction.insertInto("used_checks").values({ nonce, expires_at: now }).execute();
  await transaction.deleteFrom("used_checks").where("nonce", "=", nonce).execute();
  await transaction.deleteFrom("submissions").where("id", "=", id).execute();
};
