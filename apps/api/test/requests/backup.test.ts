import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pruneBackups } from "../../src/requests/backup.ts";
import { fileOf, pdf } from "../support/files.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runRequests, startProcess } from "../support/process.ts";
import { eventually, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { emptyStore, STORES, toOptions } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

type Environment = Record<string, string>;

const run = (environment: Environment, ...args: string[]) => runRequests(args, environment);

async function backUp(environment: Environment): Promise<string> {
  const { stdout, stderr } = await run(environment, "backup", "--to", temporaryDirectory());
  expect(stderr).toBe("");
  return stdout.replace(/^Wrote /, "").trim();
}

describe.each(STORES)("a backup of %s", (name) => {
  it("taken under load contains every request acknowledged before it, and restores into either store", async () => {
    const environment = await emptyStore(name);
    const server = await runServer(environment);
    const { body } = await apply(server.url, fileOf(pdf(), "cv.pdf"));
    const acknowledged = [body.reference];
    let backingUp = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (backingUp) {
        const response = await requestAppointment(server.url);
        expect(response.status).toBe(200);
        acknowledged.push(response.body.reference);
      }
    });
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(20));
    const before = [...acknowledged];
    const folder = await backUp(environment);
    backingUp = false;
    await Promise.all(visitors);
    await server.close();

    expect(statSync(folder).mode & 0o077).toBe(0);
    expect((await run(environment, "restore", "--from", folder, "--verify")).stdout).toMatch(
      /^The backup of today .* is intact and holds \d+ requests\.\n$/,
    );
    for (const target of STORES) {
      const restored = await emptyStore(target);
      expect((await run(restored, "restore", "--from", folder)).status).toBe(0);
      const rows = (await rowsOf(toOptions(restored), "submissions")) as { reference: string }[];
      const references = new Set(rows.map((row) => row.reference));
      expect(before.filter((reference) => !references.has(reference ?? ""))).toEqual([]);
      expect(await rowsOf(toOptions(restored), "resumes")).toHaveLength(1);
      expect((await run(restored, "restore", "--from", folder)).stderr).toMatch(/already holds data/);
    }
  });

  it("resends no mail that was sent after the backup", async () => {
    const mailServer = await startMailServer();
    mailServer.set("defers");
    const environment = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
    const { url } = await runServer(environment);
    const { body } = await requestAppointment(url);
    const folder = await backUp(environment);
    mailServer.set("accepts");
    await eventually(async () => {
      await run(environment, "outbox", "--retry");
      expect(mailServer.received).toHaveLength(2);
    });

    const restored = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
    expect((await run(restored, "restore", "--from", folder)).stdout).toMatch(/^On hold: 2 mails/m);
    const again = await runServer(restored);
    await requestAppointment(again.url, { email: "later@example.in" });
    await eventually(async () => expect(mailServer.received).toHaveLength(4));
    expect(mailServer.received.filter((mail) => mail.subject?.includes(body.reference ?? "-"))).toHaveLength(
      2,
    );
    expect(await (await fetch(`${again.url}/api/ready`)).json()).toMatchObject({
      outbox: { failed: 2, stuck: true },
    });
    expect((await run(restored, "outbox")).stdout).toMatch(/restored from the backup of/);
  });
});

it("checks a backup without a store or settings, and without touching it", async () => {
  const environment = await emptyStore("the embedded store");
  const { url } = await runServer(environment);
  await requestAppointment(url);
  const folder = await backUp(environment);
  const state = () =>
    ["", ...readdirSync(folder)].map((name) => [name, statSync(path.join(folder, name)).mtimeMs]);
  const before = state();
  const DATA_DIR = temporaryDirectory();
  const { status, stdout } = await run({ DATA_DIR, PORT: "broken" }, "restore", "--from", folder, "--verify");
  expect([status, stdout]).toEqual([0, expect.stringMatching(/ is intact and holds 1 request\.\n$/)]);
  expect(state()).toEqual(before);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  await run({ DATA_DIR }, "restore", "--from", folder);
  expect(state(), "after restoring from it").toEqual(before);
});

it("detects a damaged backup", async () => {
  const environment = await emptyStore("the embedded store");
  const { url } = await runServer(environment);
  await requestAppointment(url);
  const folder = await backUp(environment);
  const file = path.join(folder, "clinic.db");
  const content = readFileSync(file);
  content.write("Esha", content.indexOf("Asha Rao"));
  writeFileSync(file, content);
  const target = await emptyStore("the embedded store");
  for (const args of [["--verify"], []]) {
    const { status, stderr } = await run(target, "restore", "--from", folder, ...args);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/is damaged: the table submissions/)]);
  }
  expect(await rowsOf(toOptions(target), "submissions")).toEqual([]);
  const { stderr } = await run(target, "restore", "--from", temporaryDirectory());
  expect(stderr).toMatch(/holds no finished backup/);
});

it("gives scheduled backups the environment of the server", async () => {
  const environment = await emptyStore("PostgreSQL");
  const url = new URL(environment.DATABASE_URL ?? "");
  const PGPASSWORD = url.password;
  url.password = "";
  const BACKUP_DIR = temporaryDirectory();
  const server = await startProcess({
    ...environment,
    DATABASE_URL: url.href,
    PGPASSWORD,
    BACKUP_DIR,
    LOG_LEVEL: "info",
  });
  await eventually(async () => expect(server.log()).toMatch(/backup (?:made|failed)/));
  expect(server.log()).toContain("backup made");
});

it("makes scheduled backups, reports the newest in the metrics, and deletes the oldest", async () => {
  const environment = await emptyStore("the embedded store");
  const BACKUP_DIR = temporaryDirectory();
  const METRICS_TOKEN = "a token for the tests";
  const { url } = await runServer({ ...environment, BACKUP_DIR, METRICS_TOKEN });
  await eventually(async () =>
    expect(readdirSync(BACKUP_DIR).filter((each) => each.endsWith("Z"))).toHaveLength(1),
  );
  const metrics = await fetch(`${url}/api/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const at = /^clinic_backup_last_success_timestamp_seconds (\d+)/m.exec(await metrics.text())?.[1];
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);

  const [first] = readdirSync(BACKUP_DIR);
  await run({ ...environment, BACKUP_DIR }, "backup");
  expect(await pruneBackups(BACKUP_DIR, 1)).toBe(1);
  expect(readdirSync(BACKUP_DIR)).not.toContain(first);
});
