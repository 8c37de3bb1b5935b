import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import { type Counts, countExpired, deleteExpired, RetentionRefused } from "./retention/expire.ts";
import { recordAudit } from "./store/audit.ts";
import type { Store } from "./store/open-store.ts";

const HOUR_MS = 60 * 60_000;
/** Spent checks and rate limits are kept this much longer than needed, in case the clock is set back. */
const MARGIN_MS = 24 * HOUR_MS;
/** Time to stop the server after it has announced what it will erase. */
const NOTICE_MS = 10 * 60_000;

/**
 * Deletes what is no longer needed, and expired requests, once an hour. Several processes may do so at once. The first
 * run only announces what will be erased.
 */
export function startHousekeeping(
  store: Store,
  config: Config,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  noticeMs = NOTICE_MS,
): { stop(): Promise<void> } {
  async function tidy() {
    const before = new Date(Date.now() - MARGIN_MS).toISOString();
    await store.db.deleteFrom("used_checks").where("expires_at", "<", before).execute();
    await store.db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
  }

  async function announce() {
    const counts = await countExpired(store, config);
    if (total(counts) > 0) log.warn({ counts, inMs: noticeMs }, "expired requests will be erased");
  }

  async function expire() {
    const counts = await deleteExpired(store, config, path.join(config.DATA_DIR, "mail"));
    if (total(counts) === 0) return;
    log.warn({ counts }, "expired requests were erased");
    await recordAudit(store, { actor: "server", action: "expire", detail: counts });
  }

  let running = Promise.resolve();
  const run = (task: () => Promise<void>) => {
    running = running.then(task).catch((error: unknown) => {
      if (error instanceof RetentionRefused) log.error({ reason: error.message }, "retention refused");
      else log.error({ err: error }, "housekeeping failed");
    });
  };
  run(tidy);
  run(announce);
  const first = setTimeout(() => run(expire), noticeMs).unref();
  const hourly = setInterval(() => [tidy, expire].forEach(run), HOUR_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
