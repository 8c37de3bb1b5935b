import { countHit } from "./count-hit.ts";
import type { Transact } from "./group-commit.ts";
import type { Store } from "./open-store.ts";
import { StoreUnavailableError } from "./unavailable.ts";

/** How long an outcome is reused. Anyone may ask for readiness, and each probe waits for the disk. */
const FRESH_MS = 10_000;

/** Watches all transactions, so that readiness reflects writes rather than a file that can be opened. */
export function probeWrites(transact: Transact): Pick<Store, "transact" | "assertWritable"> {
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
      await observed((transaction) => countHit(transaction, "probe", FRESH_MS));
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
