import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { startProgram } from "../support/process.ts";
import { eventually, rowsOf, runServer } from "../support/server.ts";
import { source } from "../support/spawn-server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { requestAppointment } from "../support/visitor.ts";
import { expectKept, startVisitors, surviveKills } from "./survive-kills.ts";

it.each(STORES)(
  "keeps and mails every acknowledged request over 20 kills of the process on %s",
  { timeout: LONG_TEST_TIMEOUT_MS },
  (name) => surviveKills(name, 20),
);

it("keeps and mails every acknowledged request over 5 kills of the PostgreSQL server", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const postgres = await startPostgres();
  try {
    const { url, store, close } = await runServer({
      ...(await emptyStore("PostgreSQL")),
      DATABASE_URL: postgres.url,
    });
    const acknowledged = new Map<string, string>();
    const stop = startVisitors([url], acknowledged);
    for (let kill = 0; kill < 5; kill += 1) {
      const before = acknowledged.size;
      await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before + 5), TEST_TIMEOUT_MS);
      await sleep(randomInt(5, 300));
      await postgres.crash();
    }
    const before = acknowledged.size;
    await eventually(
      async () => expect(acknowledged.size, "it serves again").toBeGreaterThan(before),
      TEST_TIMEOUT_MS,
    );
    await stop();
    await expectKept(store, acknowledged);
    await close();
    process.stdout.write(`PostgreSQL: 5 kills, ${acknowledged.size} acknowledged, 0 lost, all mailed\n`);
  } finally {
    await postgres.stop();
  }
});

it("forgets a person in the end, wherever earlier runs were killed", async () => {
  const environment = await emptyStore("the embedded store");
  const { url, close } = await runServer(environment);
  const email = "forget.me@example.in";
  for (let request = 0; request < 33; request += 1) await requestAppointment(url, { email });
  const mail = path.join(environment.DATA_DIR, "mail");
  const left = () => readdirSync(mail).length;
  await eventually(async () => expect(left()).toBe(66));
  await close();
  const forget = () =>
    startProgram(process.execPath, [source("cli.ts"), "forget", "--email", email], { env: environment });
  for (const enough of [63, 47, 31, 8]) {
    const run = forget();
    while (left() > enough && run.exitCode === null) await setImmediate();
    run.kill("SIGKILL");
    await once(run, "exit");
    expect(left(), "killed in between").toBeGreaterThan(0);
  }
  await once(forget(), "exit");
  expect(await rowsOf(environment, "submissions")).toEqual([]);
  expect(left()).toBe(0);
});
