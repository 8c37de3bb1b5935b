import type { FastifyPluginAsync } from "fastify";
import { readOutboxState } from "../mail/outbox-state.ts";
import type { Store } from "../store/open-store.ts";

/** For a balancer and whoever watches the server. */
export const health: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  app.get("/health", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "live" };
  });

  // Stuck mail is shown but does not take the server out of service: it still keeps what visitors send.
  app.get("/ready", { schema: { hide: true } }, async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      return { status: "ready", outbox: await readOutboxState(store) };
    } catch (error) {
      request.log.error({ err: error }, "store not ready");
      return reply.code(503).send({ status: "not-ready" });
    }
  });
};
