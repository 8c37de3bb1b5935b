import { challengeSchema, type Kind } from "@clinic/api-client/schemas/challenge";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { HumanCheck } from "./human-check.ts";

export interface AltchaOptions {
  /** Signs the challenges: every process needs the same one. */
  secret: string;
  /** The secret before a rotation. Challenges it signed are accepted until they expire. */
  previousSecret?: string;
  /** PBKDF2 iterations per step; solving a challenge takes 50 to 150 steps. */
  cost: number;
  /** How long a challenge is valid. */
  seconds: number;
}

const payloadSchema = z.object({
  challenge: z.intersection(
    challengeSchema,
    z.looseObject({
      parameters: z.looseObject({ expiresAt: z.number(), data: z.object({ form: z.string() }) }),
    }),
  ),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A proof of work that takes the visitor's machine about a quarter of a second. */
export function createAltcha({ secret, previousSecret, cost, seconds }: AltchaOptions): HumanCheck {
  const secrets = keysOf(secret);
  const accepted = [secrets, ...(previousSecret ? [keysOf(previousSecret)] : [])];

  return {
    createChallenge: (kind) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(150, 50),
        data: { form: kind },
        deriveKey,
        expiresAt: new Date(Date.now() + seconds * 1000),
        ...secrets,
      }),

    async verify(token: string, kind: Kind) {
      const payload = payloadSchema.safeParse(parse(token));
      if (!payload.success) return { outcome: "failed" };
      const { challenge, solution } = payload.data;
      const { nonce, expiresAt, data } = challenge.parameters;
      if (data.form !== kind) return { outcome: "failed" };
      try {
        for (const keys of accepted) {
          const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...keys });
          if (expired) return { outcome: "expired" };
          if (verified) return { outcome: "passed", nonce, expiresAt: new Date(expiresAt * 1000) };
        }
      } catch {
        // The library throws on malformed parameters, such as a nonce that is not hexadecimal.
      }
      return { outcome: "failed" };
    },
  };
}

const keysOf = (secret: string) => ({
  hmacSignatureSecret: `${secret}:challenge`,
  hmacKeySignatureSecret: `${secret}:key`,
});

function parse(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
