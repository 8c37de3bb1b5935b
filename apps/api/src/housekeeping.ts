import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Store } from "./store/open-store.ts";
import { deleteExpired } from "./store/retention.ts";

const HOUR_MS = 60 * 60_000;
/** Spent checks and counts are kept this much longer than needed, in case the clock is set back. */
const MARGIN_MS = 24 * HOUR_MS;

/** Clears away, once an hour, what nobody needs any more. Several processes may do it at once. */
export function startHousekeeping(
  store: Store,
  config: Config,
  log: Pick<FastifyBaseLogger, "error">,
): { stop(): Promise<void> } {
  const tidy = async () => {
    try {
      const before = new Date(Date.now() - MARGIN_MS).toISOString();
      await store.db.deleteFrom("used_checks").where("expires_at", "<", before).execute();
      await store.db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
      await deleteExpired(store, config);
    } catch (error) {
      log.error({ err: error }, "housekeeping failed");
    }
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
