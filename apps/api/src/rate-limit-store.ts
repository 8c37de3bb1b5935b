import { createHmac } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { countHit } from "./store/count-hit.ts";
import type { Store } from "./store/open-store.ts";

/**
 * Counts requests in the shared store, so that N processes behind a balancer allow as many as one. It keeps a
 * keyed hash of each address, never the address.
 */
export function sharedRateLimitStore({ db }: Store, secret: string): FastifyRateLimitStoreCtor {
  async function hit(key: string, timeWindow: number) {
    const id = createHmac("sha256", secret).update(key).digest("hex");
    const { hits, msLeft } = await countHit(db, id, timeWindow);
    return { current: hits, ttl: msLeft };
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
