import type { KyInstance } from "ky";
import { toApiError } from "../errors.ts";
import { type Challenge, challengeSchema, type FormName } from "../schemas/challenge.ts";

export function createChallenges(http: KyInstance) {
  return {
    /** A fresh human check for one form. Solve it with `solveChallenge` and send it as `recaptchaValue`. */
    async create(form: FormName, options: { signal?: AbortSignal } = {}): Promise<Challenge> {
      try {
        return await http.get("challenge", { ...options, searchParams: { form } }).json(challengeSchema);
      } catch (error) {
        throw toApiError(error, options.signal);
      }
    },
  };
}
