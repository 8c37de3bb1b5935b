import { createHmac } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { countHit } from "./store/count-hit.ts";
import type { Store } from "./store/open-store.ts";

/**
 * Counts requests in the shared store, so that N processes behind a balancer allow as many as one. It keeps a
 * keyed hash of each address, never the address.
 */
export function sharedRateLimitStore({ db }: Store, secret: string): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    route = "";

    incr(key: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1], timeWindow: number) {
      const id = createHmac("sha256", secret).update(`${this.route} ${key}`).digest("hex");
      countHit(db, id, timeWindow).then(
        ({ hits, msLeft }) => callback(null, { current: hits, ttl: msLeft }),
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
