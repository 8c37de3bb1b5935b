import type { FormName } from "@clinic/api-client/schemas/challenge";

/** How a visitor shows to be human. There are two providers: ALTCHA (our own) and Google reCAPTCHA. */
export interface HumanCheck {
  /** What the browser needs to pass the check of one form. */
  createChallenge(form: FormName): Promise<object>;
  /** Judges what the visitor sent as `recaptchaValue`. It does not spend it: the store does. */
  verify(value: string, form: FormName): Promise<HumanCheckResult>;
}

export type HumanCheckResult =
  /** `nonce` may be spent once; nobody has to remember it after `expiresAt`. */
  | { outcome: "passed"; nonce: string; expiresAt: Date }
  | { outcome: "failed" | "expired" }
  /** The provider could not be asked. */
  | { outcome: "unavailable" };
