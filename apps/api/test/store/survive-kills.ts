import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect } from "vitest";
import type { StoreOptions } from "../../src/store/open-store.ts";
import { startProcess } from "../support/process.ts";
import { eventually, mailsOf, rowsOf } from "../support/server.ts";
import { emptyStore, endLeases } from "../support/stores.ts";
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

/** What was acknowledged and is not stored. Fails if anything is stored twice. */
export async function lostOf(store: StoreOptions, acknowledged: Map<string, string>) {
  const rows = (await rowsOf(store, "submissions")) as { idempotency_key: string; reference: string }[];
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
  expect(stored.size, "each once").toBe(rows.length);
  return [...acknowledged].filter(([key, reference]) => stored.get(key) !== reference);
}

/** Waits until the running server has sent every mail. */
export async function sendAll(environment: Record<string, string>) {
  await endLeases(environment);
  const store = { DATA_DIR: environment.DATA_DIR ?? "", DATABASE_URL: environment.DATABASE_URL };
  await eventually(async () => {
    const mails = (await rowsOf(store, "outbox")) as { status: string }[];
    expect(mails.filter(({ status }) => status !== "sent")).toEqual([]);
  }, TEST_TIMEOUT_MS);
}

/** Acknowledged references of which the clinic got no mail. */
export async function neverMailed(dataDirectory: string, acknowledged: Map<string, string>) {
  const mailed = new Set(
    (await mailsOf(dataDirectory)).map(
      (mail) => /New appointment request (\S+)/.exec(mail.subject ?? "")?.[1],
    ),
  );
  return [...acknowledged.values()].filter((reference) => !mailed.has(reference));
}

/** Kills the process repeatedly under load, then compares what is stored and mailed with what was acknowledged. */
export async function surviveKills(name: Parameters<typeof emptyStore>[0], kills: number) {
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

  const last = await startProcess(environment);
  const options = { DATA_DIR: environment.DATA_DIR ?? "", DATABASE_URL: environment.DATABASE_URL };
  expect(await lostOf(options, acknowledged)).toEqual([]);

  await sendAll(environment);
  await last.terminate();
  expect(await neverMailed(options.DATA_DIR, acknowledged)).toEqual([]);
  process.stdout.write(`${name}: ${kills} kills, ${acknowledged.size} acknowledged, 0 lost, all mailed\n`);
}
