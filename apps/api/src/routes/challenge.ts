import { challengeRequestSchema, challengeResponseSchema } from "@clinic/api-client/schemas/challenge";
import { failureSchema } from "@clinic/api-client/schemas/response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { HumanCheck } from "../verification/human-check.ts";

export const challenge: FastifyPluginAsyncZod<{ humanCheck: HumanCheck; perMinute: number }> = async (
  app,
  { humanCheck, perMinute },
) => {
  app.get(
    "/challenge",
    {
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "createChallenge",
        summary: "Get a human check for a form",
        querystring: challengeRequestSchema,
        response: { 200: challengeResponseSchema, "4xx": failureSchema, "5xx": failureSchema },
      },
    },
    async (request, reply) => {
      reply.header("Cache-Control", "no-store");
      return challengeResponseSchema.parse(await humanCheck.createChallenge(request.query.form));
    },
  );
};
