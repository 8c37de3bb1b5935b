import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Challenge } from "../src/schemas/challenge.ts";

const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";
const SECRET = "a secret of the test";

let directory: string;
let server: Server;
let browser: Browser;
let page: Page;
const consoleMessages: string[] = [];

/** Serves a bundled page that uses the function, with a content security policy like the site's. */
beforeAll(async () => {
  const results = path.join(import.meta.dirname, "../test-results");
  mkdirSync(results, { recursive: true });
  directory = mkdtempSync(path.join(results, "built-"));
  writeFileSync(path.join(directory, "index.html"), '<script type="module" src="./page.ts"></script>');
  writeFileSync(
    path.join(directory, "page.ts"),
    'import { solveChallenge } from "@clinic/api-client/solve-challenge";\nObject.assign(window, { solveChallenge });\n',
  );
  await build({ root: directory, logLevel: "silent", build: { outDir: "out", emptyOutDir: true } });
  server = createServer((request, response) => {
    const file = request.url === "/" ? "/index.html" : (request.url ?? "");
    const type = file.endsWith(".js") ? "text/javascript" : "text/html";
    try {
      const content = readFileSync(path.join(directory, "out", file));
      response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": POLICY }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage();
  page.on("console", (message) => consoleMessages.push(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "solveChallenge" in window);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(directory, { recursive: true, force: true });
});

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
  page.evaluate(
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
  expect(consoleMessages).toEqual([]);
  await expect.poll(() => page.workers()).toEqual([]);
});

it("puts the worker into a separate file of the bundle", () => {
  expect(
    readdirSync(path.join(directory, "out/assets")).filter((name) => name.includes("worker")),
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
  await expect.poll(() => page.workers()).toEqual([]);
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
  await expect.poll(() => page.workers()).toEqual([]);
});
