import { createHash } from "node:crypto";
import { z } from "zod";
import type { HumanCheck } from "./human-check.ts";

export interface RecaptchaOptions {
  secret: string;
  /** Google's address that judges tokens. */
  verifyUrl: string;
}

/** A token is valid for two minutes (Google's documentation); ours remembers it a little longer. */
const REMEMBERED_MS = 5 * 60 * 1000;

const answerSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).optional() });

/** Google reCAPTCHA: the browser gets a token from Google, and Google is asked whether it is good. */
export function createRecaptcha({ secret, verifyUrl }: RecaptchaOptions): HumanCheck {
  return {
    async verify(value) {
      let answer: z.infer<typeof answerSchema>;
      try {
        const response = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: value }),
          signal: AbortSignal.timeout(5000),
        });
        answer = answerSchema.parse(await response.json());
      } catch {
        return { outcome: "unavailable" };
      }
      if (!answer.success) {
        const codes = answer["error-codes"] ?? [];
        if (codes.some((code) => code.endsWith("input-secret"))) return { outcome: "unavailable" };
        return { outcome: codes.includes("timeout-or-duplicate") ? "expired" : "failed" };
      }
      const nonce = `recaptcha:${createHash("sha256").update(value).digest("hex")}`;
      return { outcome: "passed", nonce, expiresAt: new Date(Date.now() + REMEMBERED_MS) };
    },
  };
}
