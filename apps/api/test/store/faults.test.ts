import { randomUUID } from "node:crypto";
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { fileOf, pdf } from "../support/files.ts";
import { startProcess } from "../support/process.ts";
import { query, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

it("acknowledges nothing that a full disk cannot store", async () => {
  const DATA_DIR = temporaryDirectory();
  // No file may grow beyond about 2 MB, which the store sees as a full disk.
  const full = await startProcess({ DATA_DIR, LOG_LEVEL: "error" }, [], "trap '' XFSZ; ulimit -f 4000");
  expect((await fetch(`${full.url}/api/ready`)).status).toBe(200);
  const big = pdf(`%${"x".repeat(300_000)}\n`);
  const acknowledged: string[] = [];
  const refused: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    // Several at a time, so that they share a transaction.
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => apply(full.url, fileOf(big, "cv.pdf"))),
    );
    for (const { status, body } of responses) {
      if (status === 200 && body.reference) acknowledged.push(body.reference);
      else refused.push(status);
      if (status !== 200) expect([status, body.code]).toEqual([503, "store_unavailable"]);
    }
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect((await fetch(`${full.url}/api/health`)).status, "it stays up").toBe(200);
  const ready = await fetch(`${full.url}/api/ready`);
  expect([ready.status, ready.headers.get("Retry-After")]).toEqual([503, "15"]);
  const cause = /"message":"The store's file cannot be used: (database or disk is full|disk I\/O error)\."/;
  expect(cause.test(full.log()), "the log names the cause").toBe(true);
  await full.kill();

  const after = await runServer({ DATA_DIR });
  const kept = await rowsOf({ DATA_DIR }, "submissions");
  expect(kept.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
  expect(await rowsOf({ DATA_DIR }, "resumes")).toHaveLength(acknowledged.length);
  expect((await requestAppointment(after.url)).status, "once there is space").toBe(200);
});

it("acknowledges nothing when the database file is damaged", async () => {
  const DATA_DIR = temporaryDirectory();
  await (await runServer({ DATA_DIR })).close();
  // Noise in place of one table, which opening the store does not read.
  const found = "select rootpage as page from sqlite_schema where name = 'submissions'";
  const [{ page } = { page: 0 }] = await query<{ page: number }>({ DATA_DIR }, found);
  const file = path.join(DATA_DIR, "clinic.db");
  writeFileSync(file, readFileSync(file).fill(0xa5, 4096 * (page - 1), 4096 * page));

  const { url } = await runServer({ DATA_DIR });
  expect(await requestAppointment(url)).toMatchObject({ status: 503, body: { code: "store_unavailable" } });
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
  // Time for another probe, which writes to another table.
  vi.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await fetch(`${url}/api/ready`)).status, "later").toBe(503);
});

it("acknowledges nothing after its files were removed, until they are back", async () => {
  const { url, dataDir } = await runServer();
  const key = randomUUID();
  const before = await requestAppointment(url, {}, key);
  expect(before.status).toBe(200);

  const aside = `${dataDir}-aside`;
  renameSync(dataDir, aside);
  onTestFinished(() => rmSync(aside, { recursive: true, force: true }));
  expect(await requestAppointment(url)).toMatchObject({ status: 503, body: { code: "store_unavailable" } });
  expect((await requestAppointment(url, {}, key)).status, "also for a retry").toBe(503);
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);

  renameSync(aside, dataDir);
  expect((await requestAppointment(url, {}, key)).body.reference).toBe(before.body.reference);
  expect((await requestAppointment(url)).status).toBe(200);
});

it("notices that one of its files was replaced", async () => {
  const { url, dataDir } = await runServer();
  rmSync(path.join(dataDir, "clinic.db-wal"));
  writeFileSync(path.join(dataDir, "clinic.db-wal"), "");
  expect((await fetch(`${url}/api/ready`)).status, "before any visitor does").toBe(503);
  expect((await requestAppointment(url)).status).toBe(503);
});

it.each(["missing", "empty"])("does not begin anew by itself when its file is %s", async (state) => {
  const DATA_DIR = temporaryDirectory();
  await (await runServer({ DATA_DIR })).close();
  const file = path.join(DATA_DIR, "clinic.db");
  rmSync(file);
  if (state === "empty") writeFileSync(file, "");
  await expect(runServer({ DATA_DIR })).rejects.toThrow(
    new RegExp(`^DATA_DIR: clinic.db is ${state} in \\S+, which was in use\\. .*requests restore FILE`),
  );
});

it("refuses to start on a read-only data folder, and names the setting", async () => {
  const DATA_DIR = temporaryDirectory();
  chmodSync(DATA_DIR, 0o555);
  // Root may write anywhere, unless it drops that capability.
  const before = process.getuid?.() === 0 ? 'set -- setpriv --bounding-set=-dac_override "$@"' : "true";
  await expect(startProcess({ DATA_DIR }, [], before)).rejects.toThrow(
    /status 1: DATA_DIR: the store cannot be opened \([^\n]+\)\.\n$/,
  );
});
