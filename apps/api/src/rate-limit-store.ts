import { createHmac } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import type { Store } from "./store/open-store.ts";

/**
 * Counts requests in the shared store, so that N processes behind a balancer allow as many as one. It keeps a
 * keyed hash of each address, never the address.
 */
export function sharedRateLimitStore({ db }: Store, secret: string): FastifyRateLimitStoreCtor {
  async function hit(key: string, timeWindow: number) {
    const now = Date.now();
    const start = now - (now % timeWindow);
    const windowStart = new Date(start).toISOString();
    const row = await db
      .insertInto("rate_limits")
      .values({
        id: createHmac("sha256", secret).update(key).digest("hex"),
        window_start: windowStart,
        hits: 1,
      })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          hits: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.hits + 1 else 1 end`,
          window_start: (row) => row.ref("excluded.window_start"),
        }),
      )
      .returning("hits")
      .executeTakeFirstOrThrow();
    return { current: row.hits, ttl: start + timeWindow - now };
  }

  return class SharedStore implements FastifyRateLimitStore {
    route = "";

    incr(key: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1], timeWindow: number) {
      hit(`${this.route} ${key}`, timeWindow).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: Parameters<FastifyRateLimitStore["child"]>[0]) {
      const store = new SharedStore();
      const { routeInfo } = options as unknown as { routeInfo: { method: string; url: string } };
      store.route = `${routeInfo.method} ${routeInfo.url}`;
      return store;
    }
  };
}
