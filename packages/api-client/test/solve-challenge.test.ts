import { readdirSync } from "node:fs";
import path from "node:path";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Challenge } from "../src/schemas/challenge.ts";
import { solveChallenge } from "../src/solve-challenge.ts";
import { openBuiltPage } from "./built-page.ts";

const SECRET = "a secret of the test";

let built: Awaited<ReturnType<typeof openBuiltPage>>;

beforeAll(async () => {
  built = await openBuiltPage(
    'import { solveChallenge } from "@clinic/api-client/solve-challenge";\nObject.assign(window, { solveChallenge });\n',
  );
}, 60_000);

afterAll(() => built?.close());

const challengeFor = (seconds: number, changes = {}) =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1000,
    counter: 60,
    data: { form: "appointment" },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + seconds,
    hmacSignatureSecret: SECRET,
    ...changes,
  }) as Promise<Challenge>;

type Outcome = { value: string } | { name: string; reason?: string; message: string };

/** Solves in the page, and aborts after `abortAfter` milliseconds. */
const solveInPage = (challenge: Challenge, abortAfter?: number): Promise<Outcome> =>
  built.page.evaluate(
    async ([toSolve, ms]) => {
      const { solveChallenge } = window as unknown as typeof import("../src/solve-challenge.ts");
      const stop = new AbortController();
      if (ms !== undefined) setTimeout(() => stop.abort(new Error("left the page")), ms);
      try {
        return { value: await solveChallenge(toSolve, { signal: stop.signal }) };
      } catch (error) {
        const { name, message, reason } = error as Error & { reason?: string };
        return { name, message, reason };
      }
    },
    [challenge, abortAfter] as const,
  );

it("solves a challenge under a strict policy and terminates its worker", async () => {
  const challenge = await challengeFor(60);
  const outcome = await solveInPage(challenge);
  if (!("value" in outcome)) return expect.fail(outcome.message);
  const payload = JSON.parse(atob(outcome.value));
  expect(payload.challenge).toEqual(challenge);
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET });
  expect(verified).toBe(true);
  expect(built.consoleMessages).toEqual([]);
  await expect.poll(() => built.page.workers()).toEqual([]);
});

it("puts the worker into a separate file of the bundle", () => {
  expect(
    readdirSync(path.join(built.directory, "out/assets")).filter((name) => name.includes("worker")),
  ).toHaveLength(1);
});

it("rejects an expired challenge immediately", async () => {
  expect(await solveInPage(await challengeFor(-1))).toMatchObject({
    name: "ChallengeError",
    reason: "expired",
  });
});

it("rejects a challenge that expires while it is being solved, and terminates its worker", async () => {
  const endless = await challengeFor(1, { counter: undefined, keyPrefix: "00".repeat(16) });
  expect(await solveInPage(endless)).toMatchObject({ name: "ChallengeError", reason: "expired" });
  await expect.poll(() => built.page.workers()).toEqual([]);
});

it("reports why a challenge cannot be solved", async () => {
  const challenge = await challengeFor(60);
  challenge.parameters.algorithm = "ROT13";
  expect(await solveInPage(challenge)).toMatchObject({
    name: "ChallengeError",
    reason: "failed",
    message: expect.stringContaining("Unsupported algorithm"),
  });
});

it("rejects with the signal's reason when aborted, and terminates its worker", async () => {
  const endless = await challengeFor(60, { counter: undefined, keyPrefix: "00".repeat(16) });
  expect(await solveInPage(endless, 50)).toMatchObject({ name: "Error", message: "left the page" });
  await expect.poll(() => built.page.workers()).toEqual([]);
});

it("solves a challenge in Node, which has no web workers", async () => {
  const challenge = await challengeFor(60);
  const payload = JSON.parse(atob(await solveChallenge(challenge)));
  expect(payload.challenge).toEqual(challenge);
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET });
  expect(verified).toBe(true);
});

it("stops in Node when the signal is aborted or the challenge expires", async () => {
  const endless = await challengeFor(1, { counter: undefined, keyPrefix: "00".repeat(16) });
  const stop = new AbortController();
  const aborted = solveChallenge(endless, { signal: stop.signal });
  stop.abort(new Error("left the page"));
  await expect(aborted).rejects.toThrow("left the page");
  await expect(solveChallenge(endless)).rejects.toMatchObject({ name: "ChallengeError", reason: "expired" });
});
