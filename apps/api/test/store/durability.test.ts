import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { runProgram, startProcess } from "../support/process.ts";
import { eventually, mailsOf, rowsOf, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { requestAppointment } from "../support/visitor.ts";

const VISITORS = 4;

/** Visitors who ask for appointments, one after the other, until told to stop. Keeps what was acknowledged. */
function startVisitors(url: string, acknowledged: Map<string, string>) {
  let stopped = false;
  const visitors = Array.from({ length: VISITORS }, async () => {
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

interface Row {
  id: string;
  idempotency_key: string;
  reference: string;
}

function report(text: string) {
  process.stdout.write(`${text}\n`);
}

/** Waits until the running server has sent every mail. */
async function sendAll(environment: Record<string, string>) {
  // Leases of killed processes end after a minute; nobody wants to wait for that here.
  await runProgram("requests.ts", ["outbox", "--retry"], environment);
  await eventually(async () => {
    const { stdout } = await runProgram("requests.ts", ["outbox"], environment);
    expect(stdout).toBe("All mails have been sent.\n");
  }, 60_000);
}

/** References that were acknowledged and of which the clinic got no mail. */
async function neverMailed(dataDirectory: string, acknowledged: Map<string, string>) {
  const mailed = new Set(
    (await mailsOf(dataDirectory)).map(
      (mail) => /New appointment request (\S+)/.exec(mail.subject ?? "")?.[1],
    ),
  );
  return [...acknowledged.values()].filter((reference) => !mailed.has(reference));
}

describe.each(STORES)("on %s", (name) => {
  it("keeps and mails every acknowledged request over 20 kills of the process", {
    timeout: 240_000,
  }, async () => {
    const environment = await emptyStore(name);
    const acknowledged = new Map<string, string>();
    for (let kill = 0; kill < 20; kill += 1) {
      const server = await startProcess(environment);
      const before = acknowledged.size;
      const stop = startVisitors(server.url, acknowledged);
      await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before));
      await sleep(randomInt(5, 300));
      await server.kill();
      await stop();
    }

    const last = await startProcess(environment);
    const options = { DATA_DIR: environment.DATA_DIR ?? "", DATABASE_URL: environment.DATABASE_URL };
    const rows = (await rowsOf(options, "submissions")) as Row[];
    const referenceByKey = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    expect(referenceByKey.size, "each once").toBe(rows.length);
    const lost = [...acknowledged].filter(([key, reference]) => referenceByKey.get(key) !== reference);
    expect(lost).toEqual([]);

    await sendAll(environment);
    await last.terminate();
    expect(await neverMailed(options.DATA_DIR, acknowledged)).toEqual([]);
    report(`${name}: 20 kills, ${acknowledged.size} acknowledged, 0 lost, ${rows.length} kept, all mailed`);
  });
});

it("keeps and mails every acknowledged request over 5 kills of the PostgreSQL server", {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres();
  try {
    const { DATA_DIR = "" } = await emptyStore("the embedded store");
    const environment = {
      DATA_DIR,
      DATABASE_URL: postgres.url,
      DATABASE_POOL: "5",
      HUMAN_CHECK_SECRET: "x".repeat(32),
    };
    const { url, store, close } = await runServer(environment);
    const acknowledged = new Map<string, string>();
    const stop = startVisitors(url, acknowledged);
    for (let kill = 0; kill < 5; kill += 1) {
      const before = acknowledged.size;
      await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before + 5), 30_000);
      await sleep(randomInt(5, 300));
      await postgres.crash();
    }
    const before = acknowledged.size;
    await eventually(
      async () => expect(acknowledged.size, "it serves again").toBeGreaterThan(before),
      30_000,
    );
    await stop();

    const rows = (await rowsOf(store, "submissions")) as Row[];
    const referenceByKey = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    expect(referenceByKey.size, "each once").toBe(rows.length);
    expect([...acknowledged].filter(([key, reference]) => referenceByKey.get(key) !== reference)).toEqual([]);
    await sendAll(environment);
    await close();
    expect(await neverMailed(DATA_DIR, acknowledged)).toEqual([]);
    report(
      `PostgreSQL: 5 kills of its server, ${acknowledged.size} acknowledged, 0 lost, ${rows.length} kept, all mailed`,
    );
  } finally {
    await postgres.stop();
  }
});
