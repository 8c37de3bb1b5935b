import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { storeSubmission } from "../../src/store/submissions.ts";
import { rowsOf } from "../support/server.ts";
import { emptyStore, newSubmission, open, STORES } from "../support/stores.ts";

it.each(STORES)("stores every good request that arrives together with bad ones, on %s", async (name) => {
  const environment = await emptyStore(name);
  const store = await open(environment);
  const spent = newSubmission();
  const twin = newSubmission();
  const others = [newSubmission(), newSubmission(), newSubmission()] as const;
  await storeSubmission(store, spent);

  const arrivals = [
    others[0],
    newSubmission({ check: spent.check }),
    others[1],
    twin,
    // A server fault: the store rejects a request without a kind.
    newSubmission({ kind: null as never }),
    { ...twin },
    others[2],
  ];
  const settled = await Promise.allSettled(arrivals.map((each) => storeSubmission(store, each)));
  const outcomes = settled.map((each) => (each.status === "fulfilled" ? each.value.outcome : "failed"));
  const [, , , first, , second] = outcomes;
  expect([first, second].sort(), "the same request twice").toEqual(["repeated", "stored"]);
  expect(outcomes.toSpliced(3, 1).toSpliced(4, 1)).toEqual([
    "stored",
    "check-used",
    "stored",
    "failed",
    "stored",
  ]);

  const kept = await rowsOf(environment, "submissions");
  const good = [spent, twin, ...others].map(({ idempotencyKey }) => idempotencyKey);
  expect(kept.map((row) => row.idempotency_key).sort()).toEqual(good.sort());
  expect(await rowsOf(environment, "outbox")).toHaveLength(2 * good.length);
  expect(await rowsOf(environment, "used_checks")).toHaveLength(good.length);
});

/** Commits in SQLite's write-ahead log: a frame that ends one says how large the file is after it. */
function commitsIn(dataDirectory: string): number {
  const log = readFileSync(path.join(dataDirectory, "clinic.db-wal"));
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let start = 32; start < log.length; start += frame) {
    if (log.readUInt32BE(start + 4) > 0) commits += 1;
  }
  return commits;
}

it("syncs once for all requests that arrive together", async () => {
  const environment = await emptyStore("the embedded store");
  const store = await open(environment);
  const before = commitsIn(environment.DATA_DIR);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => storeSubmission(store, newSubmission())),
  );
  expect(outcomes.every(({ outcome }) => outcome === "stored")).toBe(true);
  expect(commitsIn(environment.DATA_DIR) - before).toBe(1);
});
