import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { RequestError } from "./failure.ts";
import { readOutboxState } from "./mail/outbox.ts";
import { readBackups } from "./store/backups.ts";
import type { Store } from "./store/open-store.ts";
import type { HumanCheck } from "./verification/human-check.ts";

export interface MetricsOptions {
  store: Store;
  /** What a scraper must send as `Authorization: Bearer`. */
  token: string;
  /** Where scheduled backups are. */
  backupDirectory?: string;
}

/** Measures every request and serves `/api/metrics` in Prometheus's text format. */
export function serveMetrics(app: FastifyInstance, { store, token, backupDirectory }: MetricsOptions) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const duration = new Histogram({
    name: "clinic_http_request_duration_seconds",
    help: "Time to answer a request, by its route rather than its path",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const humanChecks = new Counter({
    name: "clinic_human_checks_total",
    help: "Human checks that were issued and how solved ones were judged",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const storeUp = gauge("clinic_store_up", "1 when the store answers");
  const mails = gauge("clinic_outbox_mails", "Mails that wait or were given up", ["status"]);
  const oldest = gauge("clinic_outbox_oldest_pending_seconds", "Age of the oldest mail that waits");
  // Without backups there must be no time of the last one, which would raise an alarm.
  const backup = backupDirectory && {
    made: gauge("clinic_backup_last_success_timestamp_seconds", "When the newest backup was made"),
    skipped: gauge("clinic_backups_skipped", "Files that are named like a backup and are no whole one"),
  };

  async function readStore() {
    try {
      // The same verdict as `/api/ready`: a file that was deleted can still be read.
      await store.assertWritable();
      const outbox = await readOutboxState(store);
      storeUp.set(1);
      mails.set({ status: "pending" }, outbox.pending);
      mails.set({ status: "failed" }, outbox.failed);
      oldest.set(outbox.oldestPendingSeconds);
    } catch {
      storeUp.set(0);
    }
  }

  app.addHook("onResponse", async (request, reply) => {
    // Labelled by path, every made-up address would create a new series.
    const route = request.routeOptions.url ?? "none";
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  app.get("/api/metrics", { schema: { hide: true } }, async (request, reply) => {
    const [, sent = ""] = /^bearer (.*)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (!isSame(sent, token))
      throw new RequestError(401, "unauthorized", "This address needs the token of METRICS_TOKEN.");
    await readStore();
    if (backup) {
      const { backups, skipped } = await readBackups(backupDirectory);
      backup.made.set((backups[0]?.createdAt ?? 0) / 1000);
      backup.skipped.set(skipped.length);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  return {
    /** Wraps a human check to count its outcomes. */
    count(humanCheck: HumanCheck): HumanCheck {
      return {
        createChallenge(form) {
          humanChecks.inc({ outcome: "issued" });
          return humanCheck.createChallenge(form);
        },
        async verify(value, form) {
          const result = await humanCheck.verify(value, form);
          humanChecks.inc({ outcome: result.outcome });
          return result;
        },
      };
    },
  };
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
