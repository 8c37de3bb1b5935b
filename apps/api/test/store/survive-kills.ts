import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect } from "vitest";
import type { StoreOptions } from "../../src/store/open-store.ts";
import { startProcess } from "../support/process.ts";
import { eventually, mailsOf, query, rowsOf } from "../support/server.ts";
import { emptyStore, type StoreName } from "../support/stores.ts";
import { requestAppointment } from "../support/visitor.ts";

/** Four visitors of each server who request appointments until stopped. Records what was acknowledged. */
export function startVisitors(urls: string[], acknowledged: Map<string, string>) {
  let stopped = false;
  const visitors = [urls, urls, urls, urls].flat().map(async (url) => {
    while (!stopped) {
      const key = randomUUID();
      try {
        const { body } = await requestAppointment(url, {}, key);
        if (body.status === "success" && body.reference) acknowledged.set(key, body.reference);
      } catch {
        // The server is gone, which is the point: nothing was acknowledged.
        await sleep(10);
      }
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(visitors);
  };
}

/** Expects all that was acknowledged to be stored, each once. */
export async function expectStored(store: StoreOptions, acknowledged: Map<string, string>) {
  const rows = await rowsOf(store, "submissions");
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
  expect(stored.size, "each once").toBe(rows.length);
  expect([...acknowledged].filter(([key, reference]) => stored.get(key) !== reference)).toEqual([]);
}

/** Expects the running server to have stored all that was acknowledged, and to mail it. */
export async function expectKept(store: StoreOptions, acknowledged: Map<string, string>) {
  await expectStored(store, acknowledged);
  // On a shared store, what killed processes were sending is leased for a minute.
  await query(store, `update outbox set lease_until = '${new Date().toISOString()}'`);
  await eventually(async () => {
    const mails = await rowsOf(store, "outbox");
    expect(mails.filter(({ status }) => status !== "sent")).toEqual([]);
  }, TEST_TIMEOUT_MS);
  const mails = await mailsOf(store.DATA_DIR);
  const mailed = new Set(
    mails.map(({ subject }) => /New appointment request (\S+)/.exec(subject ?? "")?.[1]),
  );
  expect([...acknowledged.values()].filter((reference) => !mailed.has(reference))).toEqual([]);
}

/** Kills the process repeatedly under load. */
export async function surviveKills(name: StoreName, kills: number) {
  const environment = await emptyStore(name);
  const acknowledged = new Map<string, string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startProcess(environment);
    const before = acknowledged.size;
    const stop = startVisitors([server.url], acknowledged);
    await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before));
    await sleep(randomInt(5, 300));
    await server.kill();
    await stop();
  }
  await startProcess(environment);
  await expectKept(environment, acknowledged);
  process.stdout.write(`${name}: ${kills} kills, ${acknowledged.size} acknowledged, 0 lost, all mailed\n`);
}
