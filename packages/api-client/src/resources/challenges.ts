import type { KyInstance } from "ky";
import { toApiError } from "../errors.ts";
import { type ChallengeResponse, challengeResponseSchema, type Kind } from "../schemas/challenge.ts";

export function createChallenges(http: KyInstance) {
  return {
    /**
     * Requests a human check for a form: a challenge for `solveChallenge`, or the site key of a reCAPTCHA widget. Send
     * the result of either as `token`.
     */
    async create(kind: Kind, options: { signal?: AbortSignal | undefined } = {}): Promise<ChallengeResponse> {
      try {
        return await http
          .get("challenge", { ...options, searchParams: { form: kind } })
          .json(challengeResponseSchema);
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },
  };
}
