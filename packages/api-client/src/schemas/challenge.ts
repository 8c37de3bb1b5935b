import * as z from "zod/mini";

/** What visitors send, each by a form of its own. A solved challenge is valid for its own kind only. */
export const KINDS = ["appointment", "enquiry", "application"] as const;

export type Kind = (typeof KINDS)[number];

/** The query of `GET /challenge`. */
export const challengeRequestSchema = z.object({
  form: z.enum(KINDS, `form must be one of ${KINDS.join(", ")}`),
});

/**
 * A proof of work that takes about a quarter of a second to solve (ALTCHA, version 2). Unknown properties are kept,
 * because the signature covers them.
 */
export const challengeSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** Unix time in seconds after which the server rejects the solution. */
    expiresAt: z.optional(z.number()),
  }),
  signature: z.optional(z.string()),
});

/** Sent by a server that uses Google reCAPTCHA (v2, "I'm not a robot"). Its widget returns the token. */
export const recaptchaChallengeSchema = z.object({
  provider: z.literal("recaptcha"),
  siteKey: z.string().check(z.minLength(1)),
});

/** The response of `GET /challenge`. */
export const challengeResponseSchema = z.union([recaptchaChallengeSchema, challengeSchema]);

export type Challenge = z.infer<typeof challengeSchema>;
export type RecaptchaChallenge = z.infer<typeof recaptchaChallengeSchema>;
export type ChallengeResponse = z.infer<typeof challengeResponseSchema>;
