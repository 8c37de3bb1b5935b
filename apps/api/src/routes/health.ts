import type { FastifyPluginAsync } from "fastify";
import { RETRY_AFTER_SECONDS } from "../failure.ts";
import { readOutboxState } from "../mail/outbox.ts";
import type { Store } from "../store/open-store.ts";

/** For load balancers and monitoring. */
export const health: FastifyPluginAsync<{ store: Store; version?: string }> = async (
  app,
  { store, version },
) => {
  app.get("/health", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "live", version };
  });

  // Ready means that a recent write succeeded. Stuck mail is reported but does not count: requests are still kept.
  app.get("/ready", { schema: { hide: true } }, async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await store.assertWritable();
      return { status: "ready", outbox: await readOutboxState(store) };
    } catch (error) {
      request.log.error({ err: error }, "store not ready");
      return reply.code(503).header("Retry-After", RETRY_AFTER_SECONDS).send({ status: "not-ready" });
    }
  });
};
