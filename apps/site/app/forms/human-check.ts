import type { Kind } from "@clinic/api-client/schemas/challenge";
import type { VerificationProvider } from "@clinic/ui/human-verification";
import { api } from "../api";

/** A minute less than the server's default of ten (`HUMAN_CHECK_SECONDS`), to allow for time in transit. */
const EXPIRES_IN_MS = 9 * 60 * 1000;

/** Set for a server that uses reCAPTCHA and has no `GET /challenge` to announce it. */
const SITE_KEY = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

/**
 * The human check of a form: the server's own challenge, or Google's reCAPTCHA if the server asks for it. The code for
 * either loads when the checkbox is ticked.
 */
export function humanCheck(kind: Kind): VerificationProvider {
  return {
    expiresInMs: EXPIRES_IN_MS,
    verify: async (signal, widget) => {
      const challenge = SITE_KEY ? { siteKey: SITE_KEY } : await api.challenges.create(kind, { signal });
      if ("parameters" in challenge) {
        const { solveChallenge } = await import("@clinic/api-client/solve-challenge");
        return solveChallenge(challenge, { signal });
      }
      const { askRecaptcha } = await import("./recaptcha");
      return askRecaptcha(challenge.siteKey, widget);
    },
  };
}
