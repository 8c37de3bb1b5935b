import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Writes within one transaction. It may be run a second time after a failure of others, so it must do nothing
 * but read and write through the transaction it is given.
 */
type Work<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** Resolves once what `work` wrote is on the disk; rejects when nothing of it was kept. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>;

/** Bounds how long other requests wait for one group, and how many resumes it holds. */
const LARGEST_GROUP = 32;

interface Waiting {
  work: Work<unknown>;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Lets all that arrives at about the same time wait for the disk once (group commit): the disk takes as long for
 * eight requests as for one. Nobody is told of success before the whole group is on the disk.
 */
export function groupCommit(db: Kysely<Tables>): Transact {
  const waiting: Waiting[] = [];

  async function commitNext() {
    const group = waiting.splice(0, LARGEST_GROUP);
    if (waiting.length > 0) setImmediate(commitNext);
    await commit(db, group);
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      // Whatever else the network has brought by now comes along.
      if (waiting.length === 1) setImmediate(commitNext);
    });
}

async function commit(db: Kysely<Tables>, group: Waiting[]): Promise<void> {
  try {
    const results = await db.transaction().execute(async (transaction) => {
      const done: unknown[] = [];
      for (const { work } of group) done.push(await work(transaction));
      return done;
    });
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  } catch (error) {
    const [first, ...others] = group;
    if (others.length === 0) return first?.reject(error);
    // Nothing of the group was kept. Alone, each fails or succeeds for itself.
    for (const one of group) await commit(db, [one]);
  }
}
