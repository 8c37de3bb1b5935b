import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished } from "vitest";
import { startLine } from "../support/line.ts";
import { freePort, startReplicatedPostgres } from "../support/postgres.ts";
import { startProcess } from "../support/process.ts";
import { eventually, rowsOf, temporaryDirectory } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { requestAppointment } from "../support/visitor.ts";

function startThree(DATABASE_URL: string) {
  return Promise.all(
    Array.from({ length: 3 }, () =>
      startProcess({
        DATABASE_URL,
        DATA_DIR: temporaryDirectory(),
        DATABASE_POOL: "5",
        HUMAN_CHECK_SECRET: "the same secret for every process of the tests",
      }),
    ),
  );
}

/** Visitors of all processes, two of each, until told to stop. @returns what was acknowledged to them */
function startVisitors(urls: string[]) {
  const acknowledged = new Map<string, string>();
  let stopped = false;
  const visitors = [...urls, ...urls].map(async (url) => {
    while (!stopped) {
      const key = randomUUID();
      try {
        const { body } = await requestAppointment(url, {}, key);
        if (body.reference) acknowledged.set(key, body.reference);
      } catch {
        // Without a store there is no human check.
        await sleep(50);
      }
    }
  });
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}

async function lostOf(DATABASE_URL: string, acknowledged: Map<string, string>) {
  const rows = (await rowsOf({ DATA_DIR: "", DATABASE_URL }, "submissions")) as {
    idempotency_key: string;
    reference: string;
  }[];
  const kept = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
  expect(kept.size, "each once").toBe(rows.length);
  return [...acknowledged].filter(([key, reference]) => kept.get(key) !== reference);
}

it("loses nothing when a standby is promoted under the load of three processes", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const { primary, standby, promote } = await startReplicatedPostgres();
  onTestFinished(() => standby.stop());
  const line = await startLine(primary.url);
  const processes = await startThree(line.url);
  const { acknowledged, stop } = startVisitors(processes.map(({ url }) => url));
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(100), TEST_TIMEOUT_MS);

  primary.kill();
  const killedAt = performance.now();
  await promote();
  line.moveTo(standby.url);
  const before = acknowledged.size;
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before + 100), TEST_TIMEOUT_MS);
  const seconds = (performance.now() - killedAt) / 1000;
  await stop();

  expect(await lostOf(standby.url, acknowledged)).toEqual([]);
  for (const { url } of processes) {
    await eventually(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200), TEST_TIMEOUT_MS);
  }
  process.stdout.write(
    `promotion: ${acknowledged.size} acknowledged, 0 lost, 100 more within ${seconds.toFixed(1)} s of the kill\n`,
  );
});

it("works through PgBouncer in transaction mode", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const { DATABASE_URL = "" } = await emptyStore("PostgreSQL");
  const processes = await startThree(await startPgBouncer(DATABASE_URL));
  const { acknowledged, stop } = startVisitors(processes.map(({ url }) => url));
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(200), TEST_TIMEOUT_MS);
  await stop();
  expect(await lostOf(DATABASE_URL, acknowledged)).toEqual([]);
  await eventually(async () => {
    const mails = (await rowsOf({ DATA_DIR: "", DATABASE_URL }, "outbox")) as { status: string }[];
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(["sent"]));
  }, TEST_TIMEOUT_MS);
});

/** Has fewer connections to the server than its three clients have to it. */
async function startPgBouncer(databaseUrl: string): Promise<string> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const directory = temporaryDirectory();
  chmodSync(directory, 0o755);
  const listenPort = await freePort();
  const file = path.join(directory, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
clinic = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const bouncer = spawn("pgbouncer", [...user, file], { stdio: "ignore" });
  bouncer.on("error", () => expect.fail("This test needs PgBouncer: apt-get install pgbouncer"));
  onTestFinished(() => {
    bouncer.kill();
  });
  const url = `postgres://clinic@127.0.0.1:${listenPort}/clinic`;
  await eventually(() => rowsOf({ DATA_DIR: "", DATABASE_URL: url }, "submissions"));
  return url;
}
