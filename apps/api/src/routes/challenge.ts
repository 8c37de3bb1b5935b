import { failureSchema } from "@clinic/api-client/schemas/answer";
import { challengeRequestSchema, challengeSchema } from "@clinic/api-client/schemas/challenge";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { RequestError } from "../failure.ts";
import type { HumanCheck } from "../verification/human-check.ts";

export interface ChallengeOptions {
  humanCheck: HumanCheck;
  /** Challenges one address may get in a minute. */
  perMinute: number;
}

/** A fresh human check for one form. */
export const challenge: FastifyPluginAsyncZod<ChallengeOptions> = async (app, { humanCheck, perMinute }) => {
  app.get(
    "/challenge",
    {
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      schema: {
        summary: "Get a human check for a form",
        querystring: challengeRequestSchema,
        response: { 200: challengeSchema, "4xx": failureSchema, "5xx": failureSchema },
      },
    },
    async (request, reply) => {
      const created = await humanCheck.createChallenge?.(request.query.form);
      if (!created)
        throw new RequestError(404, "not_found", "The human check of this server needs no challenge.");
      reply.header("Cache-Control", "no-store");
      return challengeSchema.parse(created);
    },
  );
};
