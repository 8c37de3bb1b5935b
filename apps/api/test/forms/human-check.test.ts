import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createRecaptcha } from "../../src/verification/recaptcha.ts";
import { rowsOf, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { requestAppointment, solve } from "../support/visitor.ts";

/** Changes one member of a solved check. */
function tamper(value: string, change: (payload: Payload) => void): string {
  const payload = JSON.parse(atob(value)) as Payload;
  change(payload);
  return btoa(JSON.stringify(payload));
}

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}

const refused = (code: string) => ({
  status: 422,
  body: { code, fields: { recaptchaValue: "Please complete the ReCAPTCHA" } },
});

/** How long a check is valid by default. */
const HUMAN_CHECK_MS = 600_000;

/** Sets the clock of the server, which runs in this process, ahead. */
const letPass = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

afterEach(() => {
  vi.useRealTimers();
});

describe.each(STORES)("on %s", (name) => {
  it("accepts a solved check only once, also when copies of it arrive together", async () => {
    const { url, store } = await runServer(await emptyStore(name));
    const recaptchaValue = await solve(url, "appointment");
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => requestAppointment(url, { recaptchaValue })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await requestAppointment(url, { recaptchaValue })).toMatchObject(refused("human_check_used"));
    expect(await rowsOf(store, "submissions")).toHaveLength(1);
  });
});

it("refuses an expired check, but gives a retry its first response", async () => {
  const { url } = await runServer();
  const recaptchaValue = await solve(url, "appointment");
  const other = await solve(url, "appointment");
  const stored = await requestAppointment(url, { recaptchaValue }, "the-same-key");
  letPass(HUMAN_CHECK_MS);
  expect(await requestAppointment(url, { recaptchaValue: other })).toMatchObject(
    refused("human_check_expired"),
  );
  const again = await requestAppointment(url, { recaptchaValue }, "the-same-key");
  expect([again.status, again.body]).toEqual([200, stored.body]);
});

it("accepts a check from before a restart, also if the secret was changed and the previous one is named", async () => {
  const { DATA_DIR } = await emptyStore("the embedded store");
  const sendTo = async (environment: NodeJS.ProcessEnv, recaptchaValue: string) => {
    const { url, close } = await runServer({ DATA_DIR, ...environment });
    const { status } = await requestAppointment(url, { recaptchaValue });
    await close();
    return status;
  };
  const first = await runServer({ DATA_DIR });
  const checks = [await solve(first.url, "appointment"), await solve(first.url, "appointment")] as const;
  await first.close();
  expect(await sendTo({}, checks[0])).toBe(200);
  const HUMAN_CHECK_SECRET = "the secret of this year, 32 characters";
  expect(await sendTo({ HUMAN_CHECK_SECRET }, checks[1])).toBe(422);
  const HUMAN_CHECK_SECRET_PREVIOUS = readFileSync(path.join(DATA_DIR, "human-check-secret"), "utf8");
  expect(await sendTo({ HUMAN_CHECK_SECRET, HUMAN_CHECK_SECRET_PREVIOUS }, checks[1])).toBe(200);
});

it("refuses a check that was changed, invented, or made for another form", async () => {
  const { url } = await runServer();
  const changes: [string, (payload: Payload) => void][] = [
    ["a later expiry", (p) => Object.assign(p.challenge.parameters, { expiresAt: 9_999_999_999 })],
    ["a lower cost", (p) => Object.assign(p.challenge.parameters, { cost: 2 })],
    ["another form", (p) => Object.assign(p.challenge.parameters, { data: { form: "appointment", x: 1 } })],
    ["another solution", (p) => Object.assign(p.solution, { derivedKey: "00".repeat(32) })],
    ["no signature", (p) => Object.assign(p.challenge, { signature: undefined })],
    ["a nonce that is not hexadecimal", (p) => Object.assign(p.challenge.parameters, { nonce: "zz" })],
  ];
  const solved = await solve(url, "appointment");
  for (const [change, value] of [
    ...changes.map(([name, change]) => [name, tamper(solved, change)] as const),
    ["a check for another form", await solve(url, "enquiry")],
    ...["not base64 %%%", "bnVsbA==", "W10=", btoa('{"challenge":{},"solution":{}}'), "x".repeat(8000)].map(
      (value) => [value, value] as const,
    ),
  ] as const)
    expect(await requestAppointment(url, { recaptchaValue: value }), change).toMatchObject(
      refused("human_check_failed"),
    );
});

/** A fake of Google's endpoint that responds as documented, and to "slow" not at all. */
async function googleStandIn() {
  const asked: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    asked.push(form);
    const results: Record<string, object> = {
      good: { success: true, challenge_ts: "2026-11-21T10:00:00Z", hostname: "archhouse.example" },
      bad: { success: false, "error-codes": ["invalid-input-response"] },
      late: { success: false, "error-codes": ["timeout-or-duplicate"] },
      misconfigured: { success: false, "error-codes": ["invalid-input-secret"] },
    };
    if (form.response === "slow") return;
    const result = results[form.response ?? ""];
    response.writeHead(result ? 200 : 500, { "Content-Type": "application/json" });
    response.end(result ? JSON.stringify(result) : "oops");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`, asked };
}

it("asks Google when reCAPTCHA is the provider", async () => {
  const { verifyUrl, asked } = await googleStandIn();
  const { url } = await runServer({
    HUMAN_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "public-key",
    RECAPTCHA_SECRET: "secret",
    RECAPTCHA_VERIFY_URL: verifyUrl,
  });
  const send = (recaptchaValue: string) => requestAppointment(url, { recaptchaValue });
  expect((await send("good")).status).toBe(200);
  expect(asked[0]).toEqual({ secret: "secret", response: "good" });
  expect(await send("good"), "a token counts once").toMatchObject(refused("human_check_used"));
  expect(await send("bad")).toMatchObject(refused("human_check_failed"));
  expect(await send("late")).toMatchObject(refused("human_check_expired"));
  for (const token of ["misconfigured", "broken"]) {
    expect(await send(token)).toMatchObject({ status: 503, body: { code: "human_check_unavailable" } });
  }
  const challenge = await fetch(`${url}/api/challenge?form=appointment`);
  expect(await challenge.json()).toEqual({ provider: "recaptcha", siteKey: "public-key" });
});

it("treats Google as unavailable when it does not respond in time", async () => {
  const { verifyUrl } = await googleStandIn();
  const check = createRecaptcha({ siteKey: "public-key", secret: "secret", verifyUrl, timeoutMs: 50 });
  expect(await check.verify("slow", "appointment")).toEqual({ outcome: "unavailable" });
});
