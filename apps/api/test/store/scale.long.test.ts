import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished } from "vitest";
import { startLine } from "../support/line.ts";
import { freePort, startReplicatedPostgres } from "../support/postgres.ts";
import { startProcess, startProgram } from "../support/process.ts";
import { eventually, query, rowsOf, temporaryDirectory } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { expectStored, startVisitors } from "./survive-kills.ts";

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

it("loses nothing when a standby is promoted under the load of three processes", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const { primary, standby, promote } = await startReplicatedPostgres();
  onTestFinished(() => standby.stop());
  const line = await startLine(primary.url);
  const processes = await startThree(line.url);
  const acknowledged = new Map<string, string>();
  const stop = startVisitors(
    processes.map(({ url }) => url),
    acknowledged,
  );
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(100), TEST_TIMEOUT_MS);

  primary.kill();
  const killedAt = performance.now();
  await promote();
  line.moveTo(standby.url);
  const before = acknowledged.size;
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before + 100), TEST_TIMEOUT_MS);
  const seconds = (performance.now() - killedAt) / 1000;
  await stop();

  await expectStored({ DATA_DIR: "", DATABASE_URL: standby.url }, acknowledged);
  for (const { url } of processes)
    await eventually(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200), TEST_TIMEOUT_MS);
  process.stdout.write(
    `promotion: ${acknowledged.size} acknowledged, 0 lost, 100 more within ${seconds.toFixed(1)} s of the kill\n`,
  );
});

it("works through PgBouncer in transaction mode", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const store = await emptyStore("PostgreSQL");
  const processes = await startThree(await startPgBouncer(store.DATABASE_URL ?? ""));
  const acknowledged = new Map<string, string>();
  const stop = startVisitors(
    processes.map(({ url }) => url),
    acknowledged,
  );
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(200), TEST_TIMEOUT_MS);
  await stop();
  await expectStored(store, acknowledged);
  await eventually(async () => {
    const mails = await rowsOf(store, "outbox");
    expect(mails.filter(({ status }) => status !== "sent")).toEqual([]);
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
  startProgram("pgbouncer", [...user, file], { stdio: "ignore" });
  const url = `postgres://clinic@127.0.0.1:${listenPort}/clinic`;
  await eventually(() => query({ DATA_DIR: "", DATABASE_URL: url }, "select 1"));
  return url;
}
