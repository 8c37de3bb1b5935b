import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { eventually, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
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
