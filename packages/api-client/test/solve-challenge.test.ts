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

/** Checks that a token answers a challenge, as the server does. */
async function verify(token: string, challenge: Challenge) {
  const payload = JSON.parse(atob(token));
  expect(payload.challenge).toEqual(challenge);
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET });
  expect(verified).toBe(true);
}

it("solves a challenge under a strict policy, in a worker with a file of its own", async () => {
  const challenge = await challengeFor(60);
  const outcome = await solveInPage(challenge);
  await verify("value" in outcome ? outcome.value : expect.fail(outcome.message), challenge);
  expect(built.consoleMessages).toEqual([]);
  const files = readdirSync(path.join(built.directory, "out/assets"));
  expect(files.filter((name) => name.includes("worker"))).toHaveLength(1);
});

const endless = { counter: undefined, keyPrefix: "00".repeat(16) };
const expired = { name: "ChallengeError", reason: "expired" };

it.each<[string, seconds: number, changes: object, outcome: object, abortAfter?: number]>([
  ["has expired", -1, {}, expired],
  ["expires while it is being solved", 1, endless, expired],
  ["is given up", 60, endless, { name: "Error", message: "left the page" }, 50],
])(
  "rejects a challenge that %s, and terminates its worker",
  async (_, seconds, changes, outcome, abortAfter) => {
    expect(await solveInPage(await challengeFor(seconds, changes), abortAfter)).toMatchObject(outcome);
    await expect.poll(() => built.page.workers()).toEqual([]);
  },
);

it("reports why a challenge cannot be solved", async () => {
  const challenge = await challengeFor(60);
  challenge.parameters.algorithm = "ROT13";
  expect(await solveInPage(challenge)).toMatchObject({
    name: "ChallengeError",
    reason: "failed",
    message: expect.stringContaining("Unsupported algorithm"),
  });
});

const POLICY = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`;

it.each([
  ["is missing", () => built.page.route("**/*.worker*", (route) => route.abort(), { times: 1 })],
  [
    "isn't trusted",
    () => built.page.evaluate((html) => document.head.insertAdjacentHTML("beforeend", html), POLICY),
  ],
])("solves a challenge on the page where its worker's file %s", async (_, prepare) => {
  await prepare();
  const challenge = await challengeFor(60);
  const outcome = await solveInPage(challenge);
  await verify("value" in outcome ? outcome.value : expect.fail(outcome.message), challenge);
});

it("solves a challenge in Node, which has no web workers, and stops when it is told to or too late", async () => {
  const challenge = await challengeFor(60);
  await verify(await solveChallenge(challenge), challenge);
  const stop = new AbortController();
  const aborted = solveChallenge(await challengeFor(1, endless), { signal: stop.signal });
  stop.abort(new Error("left the page"));
  await expect(aborted).rejects.toThrow("left the page");
  await expect(solveChallenge(await challengeFor(1, endless))).rejects.toMatchObject(expired);
});
