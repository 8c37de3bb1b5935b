import { createHash } from "node:crypto";
import type { RecaptchaChallenge } from "@clinic/api-client/schemas/challenge";
import { z } from "zod";
import type { HumanCheck } from "./human-check.ts";

export interface RecaptchaOptions {
  /** Public key of a reCAPTCHA v2 widget, "I'm not a robot". */
  siteKey: string;
  secret: string;
  /** Google's endpoint that verifies tokens. */
  verifyUrl: string;
  /** @default 5000 */
  timeoutMs?: number;
}

/** Google verifies a token once, within two minutes of issuing it. */
const REMEMBERED_MS = 5 * 60 * 1000;

const resultSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).optional() });

/** Google reCAPTCHA: the browser gets a token from Google, and Google is asked to verify it. */
export function createRecaptcha({
  siteKey,
  secret,
  verifyUrl,
  timeoutMs = 5000,
}: RecaptchaOptions): HumanCheck {
  return {
    createChallenge: async () => ({ provider: "recaptcha", siteKey }) satisfies RecaptchaChallenge,

    async verify(token) {
      let result: z.infer<typeof resultSchema>;
      try {
        const response = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        result = resultSchema.parse(await response.json());
      } catch {
        return { outcome: "unavailable" };
      }
      if (!result.success) {
        const codes = result["error-codes"] ?? [];
        if (codes.some((code) => code.endsWith("input-secret"))) return { outcome: "unavailable" };
        return { outcome: codes.includes("timeout-or-duplicate") ? "expired" : "failed" };
      }
      const nonce = `recaptcha:${createHash("sha256").update(token).digest("hex")}`;
      return { outcome: "passed", nonce, expiresAt: new Date(Date.now() + REMEMBERED_MS) };
    },
  };
}
