import { chmodSync, closeSync, openSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fileOf, pdf } from "../support/files.ts";
import { runProgram, startProcess } from "../support/process.ts";
import { rowsOf, temporaryDirectory } from "../support/server.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

it("acknowledges nothing that a full disk does not keep", async () => {
  const DATA_DIR = temporaryDirectory();
  // No file may grow beyond about 2 MB: for the store that is a full disk.
  const full = await startProcess({ DATA_DIR }, [], "trap '' XFSZ; ulimit -f 4000");
  const big = pdf(`%${"x".repeat(300_000)}\n`);
  const acknowledged: string[] = [];
  const refused: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    // Several at a time, so that they are kept or refused together.
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => apply(full.url, fileOf(big, "cv.pdf"))),
    );
    for (const { status, body } of answers) {
      if (status === 200 && body.reference) acknowledged.push(body.reference);
      else refused.push(status);
      if (status !== 200) expect([status, body.code]).toEqual([503, "store_unavailable"]);
    }
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect((await fetch(`${full.url}/api/health`)).status, "it stays up").toBe(200);
  await full.kill();

  const after = await startProcess({ DATA_DIR });
  const kept = (await rowsOf({ DATA_DIR }, "submissions")) as { reference: string }[];
  expect(kept.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
  expect(await rowsOf({ DATA_DIR }, "resumes")).toHaveLength(acknowledged.length);
  expect((await requestAppointment(after.url)).status, "with room it goes on").toBe(200);
});

it("acknowledges nothing when the database file was damaged", async () => {
  const DATA_DIR = temporaryDirectory();
  const first = await startProcess({ DATA_DIR });
  for (let index = 0; index < 20; index += 1) await requestAppointment(first.url);
  await first.terminate();

  const file = path.join(DATA_DIR, "clinic.db");
  const handle = openSync(file, "r+");
  const size = statSync(file).size;
  // Its first page says that it is a database; everything behind it is noise.
  writeSync(handle, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(handle);

  const started = await startProcess({ DATA_DIR }).catch((error: Error) => error);
  if (started instanceof Error) {
    expect(started.message).toMatch(/DATA_DIR: the store cannot be opened/);
    return;
  }
  const answer = await requestAppointment(started.url);
  expect(answer).toMatchObject({ status: 503, body: { status: "error", code: "store_unavailable" } });
  expect((await fetch(`${started.url}/api/ready`)).status).toBe(503);
});

it("does not start on a data folder it may not write to, and names the setting", async () => {
  const DATA_DIR = temporaryDirectory();
  chmodSync(DATA_DIR, 0o555);
  // Root may write anywhere, so root gives that right away first.
  const starter = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override"] : [];
  const result = await runProgram("main.ts", [], { DATA_DIR, PORT: "0" }, starter);
  expect([result.status, result.stdout]).toEqual([1, ""]);
  expect(result.stderr).toMatch(/^DATA_DIR: [^\n]*EACCES[^\n]*\n$/);
});
