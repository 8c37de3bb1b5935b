import type { FormName } from "@clinic/api-client/schemas/challenge";
import type { VerificationProvider } from "@clinic/ui/human-verification";
import { api } from "../api";

/** One minute less than the server's default of ten (`HUMAN_CHECK_SECONDS`): the way there takes time too. */
const EXPIRES_IN_MS = 9 * 60 * 1000;

/** The self-hosted human check of one form. What solves it is loaded when the box is ticked. */
export function humanCheck(form: FormName): VerificationProvider {
  return {
    expiresInMs: EXPIRES_IN_MS,
    verify: async (signal) => {
      const [challenge, { solveChallenge }] = await Promise.all([
        api.challenges.create(form, { signal }),
        import("@clinic/api-client/solve-challenge"),
      ]);
      return solveChallenge(challenge, { signal });
    },
  };
}
