import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { startLine } from "../support/line.ts";
import { eventually, runServer } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { requestAppointment, solve } from "../support/visitor.ts";

it("recovers by itself when PostgreSQL's connections freeze without a reset", async () => {
  const { DATABASE_URL = "", ...environment } = await emptyStore("PostgreSQL");
  const line = await startLine(DATABASE_URL);
  const { url } = await runServer({ ...environment, DATABASE_URL: line.url });
  const solveFive = () => Promise.all(Array.from({ length: 5 }, () => solve(url, "appointment")));
  const wave = (checks: string[]) =>
    Promise.all(checks.map((recaptchaValue) => requestAppointment(url, { recaptchaValue })));
  expect((await wave(await solveFive())).map(({ status }) => status)).toEqual(Array(5).fill(200));
  const checks = await solveFive();

  line.freeze();
  // Where the pool had fewer than five connections, some requests open one that works.
  const refused = (await wave(checks)).filter(({ status }) => status !== 200);
  expect(refused).not.toEqual([]);
  for (const { status, headers, body } of refused)
    expect([status, body.code, headers.get("Retry-After")]).toEqual([503, "store_unavailable", "15"]);
  await eventually(async () => expect((await requestAppointment(url)).status).toBe(200));
});

it("answers other requests while another process writes to the embedded store", async () => {
  const { url, dataDir } = await runServer();
  const recaptchaValue = await solve(url, "appointment");
  const writer = new DatabaseSync(path.join(dataDir, "clinic.db"));
  writer.exec("begin immediate");
  let isAnswered = false;
  const waiting = requestAppointment(url, { recaptchaValue }).finally(() => {
    isAnswered = true;
  });
  for (let call = 0; call < 20; call += 1) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  writer.exec("commit");
  writer.close();
  expect((await waiting).status).toBe(200);
});

it("answers everyone with 503 within five seconds when another process keeps writing", async () => {
  const { url, dataDir } = await runServer();
  const recaptchaValue = await solve(url, "appointment");
  const others = await Promise.all(Array.from({ length: 11 }, () => solve(url, "appointment")));
  const writer = new DatabaseSync(path.join(dataDir, "clinic.db"));
  writer.exec("begin immediate");
  const start = performance.now();
  const responses = await Promise.all(
    [recaptchaValue, ...others].map(async (check, index) => {
      // Not all in one group.
      await sleep(100 * index);
      return requestAppointment(url, { recaptchaValue: check });
    }),
  );
  expect(performance.now() - start).toBeLessThan(8_000);
  for (const { status, headers } of responses)
    expect([status, headers.get("Retry-After")]).toEqual([503, "15"]);
  writer.close();
  expect((await requestAppointment(url, { recaptchaValue })).status, "the check was not spent").toBe(200);
});
