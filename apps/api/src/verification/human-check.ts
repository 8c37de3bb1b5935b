import type { FormName } from "@clinic/api-client/schemas/challenge";

/** Proves that a visitor is human. There are two providers: ALTCHA (our own) and Google reCAPTCHA. */
export interface HumanCheck {
  /** What the browser needs to pass the check of one form. */
  createChallenge(form: FormName): Promise<object>;
  /** Verifies the visitor's `recaptchaValue` without spending it, which is the store's part. */
  verify(value: string, form: FormName): Promise<HumanCheckResult>;
}

export type HumanCheckResult =
  /** `nonce` may be spent once, and can be forgotten after `expiresAt`. */
  | { outcome: "passed"; nonce: string; expiresAt: Date }
  | { outcome: "failed" | "expired" }
  /** The provider could not be reached. */
  | { outcome: "unavailable" };
