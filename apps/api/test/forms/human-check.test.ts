import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createRecaptcha } from "../../src/verification/recaptcha.ts";
import { listen } from "../support/at-end.ts";
import { rowsOf, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { requestAppointment, solve } from "../support/visitor.ts";

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

it.each(STORES)(
  "accepts a solved check only once, also when copies of it arrive together, on %s",
  async (name) => {
    const { url, store } = await runServer(await emptyStore(name));
    const recaptchaValue = await solve(url, "appointment");
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => requestAppointment(url, { recaptchaValue })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await requestAppointment(url, { recaptchaValue })).toMatchObject(refused("human_check_used"));
    expect(await rowsOf(store, "submissions")).toHaveLength(1);
  },
);

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
  const { challenge, solution } = JSON.parse(atob(await solve(url, "appointment")));
  const changed = (changes: object) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } },
    solution,
  });
  const payloads = [
    changed({ expiresAt: 9_999_999_999 }),
    changed({ cost: 2 }),
    changed({ data: { form: "appointment", x: 1 } }),
    changed({ nonce: "not hexadecimal" }),
    { challenge: { ...challenge, signature: undefined }, solution },
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
    { challenge: {}, solution: {} },
    null,
    [],
  ];
  for (const recaptchaValue of [
    ...payloads.map((payload) => btoa(JSON.stringify(payload))),
    await solve(url, "enquiry"),
    "not base64 %%%",
    "x".repeat(8000),
  ])
    expect(await requestAppointment(url, { recaptchaValue }), recaptchaValue).toMatchObject(
      refused("human_check_failed"),
    );
});

it("asks Google when reCAPTCHA is the provider", async () => {
  const results: Record<string, object> = {
    good: { success: true, challenge_ts: "2026-11-21T10:00:00Z", hostname: "archhouse.example" },
    bad: { success: false, "error-codes": ["invalid-input-response"] },
    late: { success: false, "error-codes": ["timeout-or-duplicate"] },
    misconfigured: { success: false, "error-codes": ["invalid-input-secret"] },
  };
  const asked: object[] = [];
  // Google's endpoint, responding as documented, and to "slow" not at all.
  const google = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(Object.fromEntries(form));
    const token = form.get("response") ?? "";
    if (token !== "slow") response.end(JSON.stringify(results[token] ?? "oops"));
  });
  const RECAPTCHA_VERIFY_URL = `http://127.0.0.1:${await listen(google)}/siteverify`;
  onTestFinished(() => google.closeAllConnections());
  const settings = { RECAPTCHA_SITE_KEY: "public-key", RECAPTCHA_SECRET: "secret", RECAPTCHA_VERIFY_URL };
  const { url } = await runServer({ HUMAN_CHECK: "recaptcha", ...settings });
  const send = (recaptchaValue: string) => requestAppointment(url, { recaptchaValue });
  expect((await send("good")).status).toBe(200);
  expect(asked).toEqual([{ secret: "secret", response: "good" }]);
  expect(await send("good"), "a token counts once").toMatchObject(refused("human_check_used"));
  expect(await send("bad")).toMatchObject(refused("human_check_failed"));
  expect(await send("late")).toMatchObject(refused("human_check_expired"));
  for (const token of ["misconfigured", "broken"])
    expect(await send(token)).toMatchObject({ status: 503, body: { code: "human_check_unavailable" } });
  const challenge = await fetch(`${url}/api/challenge?form=appointment`);
  expect(await challenge.json()).toEqual({ provider: "recaptcha", siteKey: "public-key" });

  const hasty = createRecaptcha({ siteKey: "", secret: "", verifyUrl: RECAPTCHA_VERIFY_URL, timeoutMs: 50 });
  expect(await hasty.verify("slow", "appointment")).toEqual({ outcome: "unavailable" });
});
