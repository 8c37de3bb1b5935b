import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fileOf, pdf } from "./support/files.ts";
import { runProgram } from "./support/process.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "./support/server.ts";
import { apply, requestAppointment } from "./support/visitor.ts";

const run = (dataDir: string, args: string[], environment: Record<string, string> = {}) =>
  runProgram("requests.ts", args, { DATA_DIR: dataDir, ...environment });

it("shows what has arrived as a table, also while the server runs", async () => {
  const { url, dataDir } = await runServer();
  expect((await run(dataDir, [])).stdout).toBe("Nothing has arrived yet.\n");
  const first = await requestAppointment(url);
  const second = await apply(url, fileOf(pdf(), "cv.pdf"));
  await requestAppointment(url, { website: "spam" });
  await eventually(async () =>
    expect((await run(dataDir, ["outbox"])).stdout).toBe("All mails have been sent.\n"),
  );
  const { stdout, stderr, status } = await run(dataDir, []);
  expect([status, stderr]).toEqual([0, ""]);
  const lines = stdout.trim().split("\n");
  expect(lines[0]).toMatch(/^Reference +Received +Kind +Name +Email +Mail +Note$/);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/suspected spam$/);
  expect(lines[2]).toMatch(
    new RegExp(`^${second.body.reference} .* application +Asha Rao +asha@example.in +sent$`),
  );
  expect(lines[3]).toMatch(
    new RegExp(`^${first.body.reference} .* appointment +Asha Rao +asha@example.in +sent$`),
  );
});

it("shows all that is kept of one request, for people and for programs", async () => {
  const { url, dataDir } = await runServer();
  const { body } = await apply(url, fileOf(pdf(), "cv.pdf"));
  const reference = body.reference ?? "";
  const shown = await run(dataDir, ["show", reference.toLowerCase()]);
  expect(shown.stdout).toContain(`Reference: ${reference}\n`);
  expect(shown.stdout).toContain("jobDepartment: Dentist\n");
  expect(shown.stdout).toMatch(/Resume: cv\.pdf, \d+ bytes, not-scanned/);
  const json = JSON.parse((await run(dataDir, ["show", reference, "--json"])).stdout);
  expect(json).toMatchObject({ reference, kind: "application", resume: { fileName: "cv.pdf" } });
});

it("writes a resume into a file, below where the person stands", async () => {
  const { url, dataDir } = await runServer();
  const { body } = await apply(url, fileOf(pdf(), "../../etc/cv.pdf"));
  const here = temporaryDirectory();
  const { status } = await run(dataDir, ["resume", body.reference ?? "", "--out", "cv.pdf"], {
    INIT_CWD: here,
  });
  expect(status).toBe(0);
  expect(readFileSync(path.join(here, "cv.pdf")).equals(pdf())).toBe(true);
});

it.each([
  [["show", "AHD-NONE22"], "There is no request AHD-NONE22."],
  [["show"], "Say which request"],
  [["resume", "x"], "Say where to write the resume"],
  [["forget"], "Say whom to forget"],
  [["copy"], "Say where to copy to"],
  [["dance"], 'There is no command "dance"'],
  [["--loud"], "Unknown option '--loud'"],
])("explains the mistake in %j", async (args, message) => {
  const { status, stderr, stdout } = await run(temporaryDirectory(), args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
});

it("forgets a person wholly, and nobody else", async () => {
  const { url, dataDir } = await runServer();
  await requestAppointment(url, { email: "Forget.Me@example.in", message: "zebrafish" });
  const other = await requestAppointment(url, { email: "keep@example.in" });
  await eventually(async () => expect(await mailsOf(dataDir)).toHaveLength(4));
  expect((await run(dataDir, ["forget", "--email", "forget.me@EXAMPLE.in"])).stdout).toBe(
    "Deleted 1 requests.\n",
  );

  expect(await rowsOf(dataDir, "submissions")).toMatchObject([{ reference: other.body.reference }]);
  expect(await rowsOf(dataDir, "outbox")).toHaveLength(2);
  const mails = await mailsOf(dataDir);
  expect(mails).toHaveLength(2);
  expect(mails.some((mail) => mail.text?.includes("zebrafish"))).toBe(false);
  for (const file of ["clinic.db", "clinic.db-wal"]) {
    expect(readFileSync(path.join(dataDir, file)).includes("zebrafish"), file).toBe(false);
  }
  expect((await run(dataDir, ["forget", "--email", "forget.me@example.in"])).stdout).toBe(
    "Nothing is kept from this address.\n",
  );
});

it("deletes what is older than its days, and says beforehand what that would be", async () => {
  const { url, dataDir } = await runServer();
  await requestAppointment(url);
  await apply(url, fileOf(pdf(), "cv.pdf"));
  const { openStore } = await import("../src/store/open-store.ts");
  const store = await openStore({ DATA_DIR: dataDir });
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await store.db.updateTable("submissions").set({ received_at: longAgo }).execute();
  await store.close();

  const days = { APPLICATION_DAYS: "30" };
  const counts = { appointment: 0, enquiry: 0, application: 1 };
  const expire = async (args: string[], environment = {}) =>
    JSON.parse((await run(dataDir, ["expire", "--json", ...args], environment)).stdout);
  expect(await expire(["--dry-run"], days)).toEqual({ dryRun: true, ...counts });
  expect(await rowsOf(dataDir, "submissions")).toHaveLength(2);
  expect(await expire([])).toEqual({ dryRun: false, ...counts, application: 0 });
  expect(await expire([], days)).toEqual({ dryRun: false, ...counts });
  expect(await rowsOf(dataDir, "submissions")).toMatchObject([{ kind: "appointment" }]);
  expect(await rowsOf(dataDir, "resumes")).toEqual([]);
});

it("copies everything into another store and proves it", async () => {
  const { url, dataDir } = await runServer();
  await requestAppointment(url);
  await apply(url, fileOf(pdf(), "cv.pdf"));
  await eventually(async () => expect(await mailsOf(dataDir)).toHaveLength(4));
  const target = temporaryDirectory();
  const { stdout } = await run(dataDir, ["copy", "--to", target, "--json"]);
  expect(JSON.parse(stdout)).toMatchObject([
    { table: "submissions", rows: 2 },
    { table: "resumes", rows: 1 },
    { table: "outbox", rows: 4 },
    { table: "used_checks", rows: 2 },
  ]);
  for (const table of ["submissions", "resumes", "outbox", "used_checks"] as const) {
    const rows = async (directory: string) =>
      (await rowsOf(directory, table)).map((row) => JSON.stringify(row)).sort();
    expect(await rows(target)).toEqual(await rows(dataDir));
  }
  const again = await run(dataDir, ["copy", "--to", target]);
  expect([again.status, again.stderr]).toEqual([
    1,
    "The other store already holds data (submissions). Copy into an empty one.\n",
  ]);
});
