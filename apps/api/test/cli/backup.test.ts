import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fileOf, pdf } from "../support/files.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runRequests } from "../support/process.ts";
import { eventually, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

const run = (environment: NodeJS.ProcessEnv, ...args: string[]) => runRequests(args, environment);

async function backUp(environment: NodeJS.ProcessEnv): Promise<string> {
  const { stdout, stderr } = await run(environment, "backup", "--to", temporaryDirectory());
  expect(stderr).toBe("");
  return stdout.replace(/^Wrote /, "").trim();
}

describe("a backup of the embedded store", () => {
  it("taken under load contains every request acknowledged before it, and restores", async () => {
    const environment = await emptyStore("the embedded store");
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
    const file = await backUp(environment);
    backingUp = false;
    await Promise.all(visitors);

    for (const name of [file, `${file}.sha256`]) expect(statSync(name).mode & 0o077, name).toBe(0);
    const state = () => readdirSync(path.dirname(file)).map((name) => [name, statSync(file).mtimeMs]);
    const untouched = state();
    expect((await run({ PORT: "broken" }, "verify", file)).stdout).toMatch(
      /^The backup is intact and holds \d+ requests\.\n$/,
    );
    const restored = { DATA_DIR: path.join(temporaryDirectory(), "new") };
    expect(await run(restored, "restore", file)).toMatchObject({ status: 0, stderr: "" });
    expect(state(), "verifying and restoring leave a backup alone").toEqual(untouched);
    const references = (await rowsOf(restored, "submissions")).map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(before));
    expect(await rowsOf(restored, "resumes")).toHaveLength(1);
    expect((await run(restored, "restore", file)).stderr).toMatch(/^There is already a store in /);
  });

  it("resends no mail that was sent after the backup", async () => {
    const mailServer = await startMailServer();
    mailServer.set("defers");
    const environment = { ...(await emptyStore("the embedded store")), SMTP_URL: mailServer.url };
    const { url } = await runServer(environment);
    const { body } = await requestAppointment(url);
    const file = await backUp(environment);
    mailServer.set("accepts");
    await eventually(async () => {
      await run(environment, "outbox", "--retry");
      expect(mailServer.received).toHaveLength(2);
    });

    const restored = { DATA_DIR: temporaryDirectory(), SMTP_URL: mailServer.url };
    expect((await run(restored, "restore", file)).stdout).toMatch(/^On hold: 2 mails/m);
    const again = await runServer(restored);
    await requestAppointment(again.url, { email: "later@example.in" });
    await eventually(async () => expect(mailServer.received).toHaveLength(4));
    const sent = mailServer.received.filter((mail) => mail.subject?.includes(body.reference ?? "-"));
    expect(sent).toHaveLength(2);
    expect(await (await fetch(`${again.url}/api/ready`)).json()).toMatchObject({
      outbox: { failed: 2, stuck: true },
    });
    expect((await run(restored, "outbox")).stdout).toMatch(/restored from a backup/);
  });

  it("is refused when it is damaged or missing", async () => {
    const environment = await emptyStore("the embedded store");
    const { url } = await runServer(environment);
    await requestAppointment(url);
    const file = await backUp(environment);
    const content = readFileSync(file);
    content.write("Esha", content.indexOf("Asha Rao"));
    writeFileSync(file, content);
    const target = { DATA_DIR: path.join(temporaryDirectory(), "new") };
    for (const args of [
      ["verify", file],
      ["restore", file],
      ["restore", path.join(temporaryDirectory(), "clinic-none.db")],
    ]) {
      const { status, stderr } = await run(target, ...args);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^\S+ cannot be used: .+\.\n$/)]);
    }
    expect(existsSync(target.DATA_DIR)).toBe(false);
  });
});

it("leaves the backups of PostgreSQL to its own tools, and holds mails after one was restored", async () => {
  const environment = await emptyStore("PostgreSQL");
  const server = await runServer({ ...environment, SMTP_URL: "smtp://127.0.0.1:9" });
  for (const args of [["backup"], ["restore", "x"]])
    expect((await run(environment, ...args)).stderr).toContain("pg_dump");
  await requestAppointment(server.url);
  expect((await run(environment, "outbox", "--hold")).stdout).toMatch(/^On hold: 2 mails/);
  expect((await rowsOf(environment, "outbox")).map(({ status }) => status)).toEqual(["failed", "failed"]);
});

it("makes scheduled backups, reports the newest in the metrics, and deletes the oldest", async () => {
  const environment = await emptyStore("the embedded store");
  const BACKUP_DIR = temporaryDirectory();
  const METRICS_TOKEN = "a token for the tests";
  writeFileSync(path.join(BACKUP_DIR, "clinic-of-a-killed-process.db.part"), "");
  // What a copy leaves that was interrupted: neither is a backup.
  writeFileSync(path.join(BACKUP_DIR, "clinic-copied-in-part.db"), "");
  mkdirSync(path.join(BACKUP_DIR, "clinic-folder.dump"));
  const { url } = await runServer({ ...environment, BACKUP_DIR, METRICS_TOKEN });
  await eventually(async () =>
    expect(readdirSync(BACKUP_DIR).sort()).toEqual([
      expect.stringMatching(/^clinic-20[\dT-]+Z\.db$/),
      expect.stringMatching(/\.sha256$/),
      "clinic-copied-in-part.db",
      "clinic-folder.dump",
    ]),
  );
  const metrics = await fetch(`${url}/api/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await metrics.text();
  expect(text).toMatch(/^clinic_backups_skipped 2$/m);
  const at = /^clinic_backup_last_success_timestamp_seconds ([\d.]+)/m.exec(text)?.[1];
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);

  const [first] = readdirSync(BACKUP_DIR);
  await run({ ...environment, BACKUP_DIR, BACKUPS_KEPT: "1" }, "backup");
  expect(readdirSync(BACKUP_DIR)).toHaveLength(2 + 2);
  expect(readdirSync(BACKUP_DIR)).not.toContain(first);
});
