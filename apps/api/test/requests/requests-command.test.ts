import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openStore, type StoreOptions } from "../../src/store/open-store.ts";
import { fileOf, pdf } from "../support/files.ts";
import { runRequests } from "../support/process.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

type Environment = Record<string, string>;

const run = (environment: Environment, args: string[], more: Environment = {}) =>
  runRequests(args, { ...environment, ...more });

it.each([
  [["show", "AHD-NONE22"], "There is no request AHD-NONE22."],
  [["show"], "Say which request"],
  [["resume", "x"], "Say where to write the resume"],
  [["forget"], "Say whom to forget"],
  [["copy"], "Say where to copy to"],
  [["csv"], "Say where to write the table"],
  [["export", "--email", "a@b.in"], "Say whose requests and where to"],
  [["--kind", "letter"], "--kind must be"],
  [["--since", "yesterday"], "--since must be a day"],
  [["--page", "0"], "--page must be a number"],
  [["resend", "x", "--mail", "all"], "--mail must be"],
  [["copy", "--to", "file:///tmp/copy"], "--to must be a folder or a postgres:// address, not file://…"],
  [["dance"], 'There is no command "dance"'],
  [["--loud"], "Unknown option '--loud'"],
])("explains the mistake in %j", async (args, message) => {
  const DATA_DIR = temporaryDirectory();
  await rowsOf({ DATA_DIR }, "submissions");
  const { status, stderr, stdout } = await run({ DATA_DIR }, args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
});

describe.each(STORES)("on %s", (name) => {
  it.each([
    [[]],
    [["show", "AHD-222222"]],
    [["backup", "--to", "backups"]],
    [["forget", "--email", "asha@example.in"]],
  ])("refuses %j where there is no store, and creates none", async (args) => {
    const environment = await emptyStore(name);
    const INIT_CWD = temporaryDirectory();
    const { status, stdout, stderr } = await run(environment, args, { INIT_CWD });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^DATA(BASE_URL|_DIR): [^\n]+ no store[^\n]+Use the settings [^\n]+\.\n$/);
    expect(await run(environment, args, { INIT_CWD })).toMatchObject({ stderr });
    expect(readdirSync(environment.DATA_DIR ?? "")).toEqual([]);
    expect(readdirSync(INIT_CWD)).toEqual([]);
  });

  it("lists requests as a table, also while the server runs", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    expect((await run(environment, [])).stdout).toBe("Nothing has arrived yet.\n");
    const first = await requestAppointment(url);
    const second = await apply(url, fileOf(pdf(), "cv.pdf"));
    await requestAppointment(url, { website: "spam" });
    await eventually(async () =>
      expect((await run(environment, ["outbox"])).stdout).toBe("All mails have been sent.\n"),
    );
    const { stdout, stderr, status } = await run(environment, []);
    expect([status, stderr]).toEqual([0, ""]);
    const [heading, spam, newer, older, ...others] = stdout.trim().split("\n");
    expect(heading).toMatch(/^Reference +Received +Kind +Name +Email +Mail +Note$/);
    expect(others).toEqual([]);
    expect(spam).toMatch(/suspected spam$/);
    expect(newer).toMatch(
      new RegExp(`^${second.body.reference} .* application +Asha Rao +asha@example.in +sent$`),
    );
    expect(older).toMatch(
      new RegExp(`^${first.body.reference} .* appointment +Asha Rao +asha@example.in +sent$`),
    );
  });

  it("shows everything stored about a request, as text and as JSON", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    const { body } = await apply(url, fileOf(pdf(), "cv.pdf"));
    const reference = body.reference ?? "";
    const shown = await run(environment, ["show", reference.toLowerCase()]);
    expect(shown.stdout).toContain(`Reference: ${reference}\n`);
    expect(shown.stdout).toContain("jobDepartment: Dentist\n");
    expect(shown.stdout).toMatch(/Resume: cv\.pdf, \d+ bytes, not-scanned/);
    const json = JSON.parse((await run(environment, ["show", reference, "--json"])).stdout);
    expect(json).toMatchObject({ reference, kind: "application", resume: { fileName: "cv.pdf" } });
  });

  it("saves a resume relative to the working directory", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    const { body } = await apply(url, fileOf(pdf(), "../../etc/cv.pdf"));
    const here = temporaryDirectory();
    const { status } = await run(environment, ["resume", body.reference ?? "", "--out", "cv.pdf"], {
      INIT_CWD: here,
    });
    expect(status).toBe(0);
    expect(readFileSync(path.join(here, "cv.pdf")).equals(pdf())).toBe(true);
  });

  it("forgets a person completely, and no one else", async () => {
    const environment = await emptyStore(name);
    const { url, dataDir, store } = await runServer(environment);
    await requestAppointment(url, { email: "Forget.Me@example.in", message: "zebrafish" });
    const other = await requestAppointment(url, { email: "keep@example.in" });
    await eventually(async () => expect(await mailsOf(dataDir)).toHaveLength(4));
    expect((await run(environment, ["forget", "--email", "forget.me@EXAMPLE.in"])).stdout).toBe(
      "Deleted 1 request.\n",
    );

    expect(await rowsOf(store, "submissions")).toMatchObject([{ reference: other.body.reference }]);
    expect(await rowsOf(store, "outbox")).toHaveLength(2);
    const mails = await mailsOf(dataDir);
    expect(mails).toHaveLength(2);
    expect(mails.some((mail) => mail.text?.includes("zebrafish"))).toBe(false);
    for (const file of name === "the embedded store" ? ["clinic.db", "clinic.db-wal"] : []) {
      expect(readFileSync(path.join(dataDir, file)).includes("zebrafish"), file).toBe(false);
    }
    expect((await run(environment, ["forget", "--email", "forget.me@example.in"])).stdout).toBe(
      "Nothing is kept from this address.\n",
    );
  });

  it("deletes expired requests, and reports them in a dry run", async () => {
    const environment = await emptyStore(name);
    const { url, store: options } = await runServer(environment);
    await requestAppointment(url);
    await apply(url, fileOf(pdf(), "cv.pdf"));
    const store = await openStore(options);
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await store.db.updateTable("submissions").set({ received_at: longAgo }).execute();
    await store.close();

    const days = { APPLICATION_DAYS: "30" };
    const counts = { appointment: 0, enquiry: 0, application: 1 };
    const expire = async (args: string[], settings: Environment = {}) =>
      JSON.parse((await run(environment, ["expire", "--json", ...args], settings)).stdout);
    expect(await expire(["--dry-run"], days)).toEqual({ dryRun: true, ...counts });
    expect(await rowsOf(options, "submissions")).toHaveLength(2);
    expect(await expire([])).toEqual({ dryRun: false, ...counts, application: 0 });
    expect(await expire([], days)).toEqual({ dryRun: false, ...counts });
    expect(await rowsOf(options, "submissions")).toMatchObject([{ kind: "appointment" }]);
    expect(await rowsOf(options, "resumes")).toEqual([]);
  });

  it("copies everything into a store of the other kind and verifies it", async () => {
    const environment = await emptyStore(name);
    const { url, dataDir, store } = await runServer(environment);
    await requestAppointment(url);
    await apply(url, fileOf(pdf(), "cv.pdf"));
    await eventually(async () => expect(await mailsOf(dataDir)).toHaveLength(4));

    const other = await emptyStore(STORES.find((kind) => kind !== name) ?? name);
    const target = other.DATABASE_URL ?? other.DATA_DIR ?? "";
    const { stdout } = await run(environment, ["copy", "--to", target, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject([
      { table: "submissions", rows: 2 },
      { table: "resumes", rows: 1 },
      { table: "outbox", rows: 4 },
      { table: "used_checks", rows: 2 },
      { table: "handled", rows: 0 },
      { table: "audit", rows: 0 },
    ]);
    const copied = { DATA_DIR: other.DATA_DIR ?? "", DATABASE_URL: other.DATABASE_URL };
    for (const table of ["submissions", "resumes", "outbox", "used_checks"] as const) {
      const rows = async (options: StoreOptions) =>
        (await rowsOf(options, table)).map((row) => JSON.stringify(sorted(row))).sort();
      expect(await rows(copied)).toEqual(await rows(store));
    }
    const again = await run(environment, ["copy", "--to", target]);
    expect([again.status, again.stderr]).toEqual([
      1,
      "The other store already holds data (submissions). Copy into an empty one.\n",
    ]);
  });
});

/** A row with its columns in one order, bytes as text. */
const sorted = (row: object) =>
  Object.fromEntries(
    Object.entries(row)
      .map(([column, value]) => [
        column,
        value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value,
      ])
      .sort(),
  );
