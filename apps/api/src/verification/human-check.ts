import type { Kind } from "@clinic/api-client/schemas/challenge";

/** Proves that a visitor is human. There are two providers: ALTCHA (our own) and Google reCAPTCHA. */
export interface HumanCheck {
  /** What the browser needs to pass the check of one form. */
  createChallenge(kind: Kind): Promise<object>;
  /** Verifies the visitor's token without spending it, which is the store's part. */
  verify(token: string, kind: Kind): Promise<HumanCheckResult>;
}

export type HumanCheckResult =
  /** `nonce` may be spent once, and can be forgotten after `expiresAt`. */
  | { outcome: "passed"; nonce: string; expiresAt: Date }
  | { outcome: "failed" | "expired" }
  /** The provider could not be reached. */
  | { outcome: "unavailable" };
