import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Writes within one transaction. It runs again when another request of its group fails, so it must have no side effects
 * outside the transaction.
 */
type Work<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** Resolves once what `work` wrote is on the disk; rejects when none of it was kept. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>;

/** Limits how long a group makes others wait, and how many resumes it holds in memory. */
const LARGEST_GROUP = 32;

interface Waiting {
  work: Work<unknown>;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Commits requests that arrive together in one transaction (group commit): the disk takes as long for eight as for
 * one. No request succeeds before the whole group is on the disk.
 * @param assertKept throws when the commit did not reach the store's own files
 */
export function groupCommit(db: Kysely<Tables>, assertKept: () => void): Transact {
  const waiting: Waiting[] = [];

  async function commitNext() {
    const group = waiting.splice(0, LARGEST_GROUP);
    if (waiting.length > 0) setImmediate(commitNext);
    await commit(db, group, assertKept);
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      // Lets requests that have already arrived join the group.
      if (waiting.length === 1) setImmediate(commitNext);
    });
}

async function commit(db: Kysely<Tables>, group: Waiting[], assertKept: () => void): Promise<void> {
  try {
    const results = await db.transaction().execute(async (transaction) => {
      const done: unknown[] = [];
      for (const { work } of group) done.push(await work(transaction));
      return done;
    });
    assertKept();
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  } catch (error) {
    const [first, ...others] = group;
    if (others.length === 0) return first?.reject(error);
    // None of the group was kept. Alone, each fails or succeeds on its own.
    for (const one of group) await commit(db, [one], assertKept);
  }
}
