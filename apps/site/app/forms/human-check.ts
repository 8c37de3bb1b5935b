import type { FormName } from "@clinic/api-client/schemas/challenge";
import type { VerificationProvider } from "@clinic/ui/human-verification";
import { api } from "../api";

/** One minute less than the server's default of ten (`HUMAN_CHECK_SECONDS`): the way there takes time too. */
const EXPIRES_IN_MS = 9 * 60 * 1000;

/** Set for a server that uses reCAPTCHA and has no `GET /challenge` to say so. */
const SITE_KEY = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

/**
 * The human check of one form: the server's own, or Google's reCAPTCHA where the server says so. What solves either is
 * loaded when the box is ticked.
 */
export function humanCheck(form: FormName): VerificationProvider {
  return {
    expiresInMs: EXPIRES_IN_MS,
    verify: async (signal, widget) => {
      const challenge = SITE_KEY ? { siteKey: SITE_KEY } : await api.challenges.create(form, { signal });
      if ("parameters" in challenge) {
        const { solveChallenge } = await import("@clinic/api-client/solve-challenge");
        return solveChallenge(challenge, { signal });
      }
      const { askRecaptcha } = await import("./recaptcha");
      return askRecaptcha(challenge.siteKey, widget);
    },
  };
}
