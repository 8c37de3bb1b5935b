import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { facts, moment, table } from "../../src/cli/print.ts";
import { runRequests as runCli } from "../../src/cli/run.ts";
import { openStore, type StoreOptions } from "../../src/store/open-store.ts";
import { storeSubmission } from "../../src/store/submissions.ts";
import { fileOf, pdf } from "../support/files.ts";
import { runRequests } from "../support/process.ts";
import { eventually, isTo, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { emptyStore, newSubmission, STORES } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

const run = async (environment: NodeJS.ProcessEnv, ...args: string[]) => {
  const { status, stdout, stderr } = await runRequests(args, environment);
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
};

/** Fills a store with enquiries, one an hour from the start of a day at the clinic. */
async function fill(options: StoreOptions, messages: string[]) {
  const store = await openStore(options);
  for (const [index, message] of messages.entries()) {
    const email = `visitor${index}@example.in`;
    const answers = { fullName: `Visitor ${index}`, email, message };
    await storeSubmission(store, newSubmission({ kind: "enquiry" }, answers));
    const received_at = new Date(Date.parse("2026-03-10T00:00:00+05:30") + index * 3_600_000).toISOString();
    await store.db.updateTable("submissions").set({ received_at }).where("email", "=", email).execute();
  }
  await store.close();
}

it("explains mistakes", async () => {
  const DATA_DIR = temporaryDirectory();
  await fill({ DATA_DIR }, []);
  for (const [args, message] of [
    [["show", "AHD-NONE22"], "There is no request AHD-NONE22."],
    [["show"], "Say which request"],
    [["resume", "x"], "Say where to write the resume"],
    [["forget"], "Say whom to forget"],
    [["verify"], "Say which backup"],
    [["csv"], "Say where to write the table"],
    [["export", "--email", "a@b.in"], "Say whose requests and where to"],
    [["--kind", "letter"], "--kind must be"],
    [["--since", "yesterday"], "--since must be a day"],
    [["--page", "0"], "--page must be a number"],
    [["resend", "x", "--mail", "all"], "--mail must be"],
    [["dance"], 'There is no command "dance"'],
    [["--loud"], "Unknown option '--loud'"],
  ] as const) {
    const { status, stderr, stdout } = await runRequests([...args], { DATA_DIR });
    expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining(message)]);
    expect(stderr).not.toContain("    at ");
  }
});

describe.each(STORES)("the reception on %s", (name) => {
  it("refuses to work where there is no store, and creates none", async () => {
    const environment = await emptyStore(name);
    for (const args of [[], ["show", "AHD-222222"], ["forget", "--email", "asha@example.in"]]) {
      const { status, stdout, stderr } = await runRequests(args, environment);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(/^DATA(BASE_URL|_DIR): [^\n]+ no store[^\n]+Use the settings [^\n]+\.\n$/);
    }
    expect(readdirSync(environment.DATA_DIR)).toEqual([]);
  });

  it("finds requests by kind, day, state and text, a page at a time", async () => {
    const environment = await emptyStore(name);
    await fill(environment, [
      ...Array.from({ length: 22 }, (_, index) => `Message ${index}`),
      "100% sure",
      'She said "yes" \\o/',
    ]);
    const names = async (...args: string[]) =>
      (JSON.parse(await run(environment, "--json", ...args)) as { name: string }[]).map((row) => row.name);

    const first = await run(environment);
    expect(first.match(/^AHD-/gm)).toHaveLength(20);
    expect(first).toContain("Page 1 of 2, 24 requests.");
    expect((await run(environment, "--page", "2")).match(/^AHD-/gm)).toHaveLength(4);
    expect(await run(environment, "--page", "9")).toBe("There is no page 9: 24 requests on 2 pages.\n");

    expect(await names("--search", "100% S")).toEqual(["Visitor 22"]);
    expect(await names("--search", 'said "yes" \\o')).toEqual(["Visitor 23"]);
    expect(await names("--search", "VISITOR7@")).toEqual(["Visitor 7"]);
    expect(await names("--kind", "appointment")).toEqual([]);
    expect(await names("--kind", "enquiries")).toHaveLength(24);
    // The 24th hour is still the same day at the clinic, although it is two days in UTC.
    expect(await names("--since", "2026-03-10", "--until", "2026-03-10")).toHaveLength(24);
    expect(await names("--until", "2026-03-09")).toEqual([]);
    expect(await run(environment, "--since", "2026-03-11")).toBe("Nothing matches.\n");
  });

  it("lists, shows, marks, saves and exports requests, and records who did so", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    expect(await run(environment)).toBe("Nothing has arrived yet.\n");
    const theirs = (await apply(url, fileOf(pdf(), "../../etc/cv.pdf"))).body.reference ?? "";
    await requestAppointment(url, { email: "other@example.in", website: "spam", language: "hi" });
    await eventually(async () =>
      expect(await run(environment, "outbox")).toBe("All mails have been sent.\n"),
    );
    const [heading, spam, line] = (await run(environment)).split("\n");
    expect(heading).toMatch(/^Reference +Received +Kind +Name +Email +Mail +Note$/);
    expect(spam).toMatch(/appointment +Asha Rao +other@example.in +sent +in Hindi, suspected spam$/);
    expect(line).toMatch(new RegExp(`^${theirs} .* application +Asha Rao +asha@example.in +sent$`));

    expect(await run(environment, "handled", theirs)).toBe(`${theirs} is handled.\n`);
    expect(await run(environment, "--open")).not.toContain(theirs);
    expect(await run(environment, "--handled")).toMatch(/handled by \S+\n$/);
    const shown = await run(environment, "show", theirs.toLowerCase());
    expect(shown).toContain(`Reference: ${theirs}\n`);
    expect(shown).toMatch(/^Department: Dentist$/m);
    expect(shown).toMatch(/^Handled: today \d\d:\d\d by \S+$/m);
    expect(shown).toMatch(/^Resume: cv\.pdf, \d+ bytes, not-scanned$/m);
    await run(environment, "handled", theirs, "--undo");
    expect(await run(environment, "--open")).toContain(theirs);

    const INIT_CWD = temporaryDirectory();
    await run({ ...environment, INIT_CWD }, "resume", theirs, "--out", "cv.pdf");
    expect(readFileSync(path.join(INIT_CWD, "cv.pdf")).equals(pdf())).toBe(true);
    await run({ ...environment, INIT_CWD }, "export", "--email", "ASHA@example.in", "--out", "asha");
    const folder = path.join(INIT_CWD, "asha");
    expect(readdirSync(folder).sort()).toEqual([`${theirs}-resume.pdf`, "requests.json"]);
    expect(JSON.parse(readFileSync(path.join(folder, "requests.json"), "utf8"))).toMatchObject([
      {
        reference: theirs,
        answers: { fullName: "Asha Rao" },
        file: { fileName: "cv.pdf" },
        mails: [{}, {}],
      },
    ]);
    expect(statSync(path.join(folder, "requests.json")).mode & 0o777).toBe(0o600);

    const audit = await run(environment, "audit");
    for (const action of ["export", "resume", "open", "show", "handled", "list"])
      expect(audit).toMatch(new RegExp(` ${action}( |$)`, "m"));
    expect(audit).not.toMatch(/asha/i);
  });

  it("forgets a person completely, and no one else, also after it was interrupted", async () => {
    const environment = await emptyStore(name);
    const { url, dataDir, store } = await runServer(environment);
    await requestAppointment(url, { email: "Forget.Me@example.in", message: "zebrafish" });
    const other = await requestAppointment(url, { email: "keep@example.in" });
    await eventually(async () => expect(await mailsOf(dataDir)).toHaveLength(4));
    const files = readdirSync(path.join(dataDir, "mail")).map((file) => path.join(dataDir, "mail", file));
    const notice = files.find((file) => readFileSync(file, "utf8").includes("zebrafish")) ?? "";
    // As if killed before this file: a folder cannot be deleted like one.
    rmSync(notice);
    mkdirSync(notice);
    expect((await runRequests(["forget", "--email", "forget.me@example.in"], environment)).status).toBe(1);
    rmdirSync(notice);
    expect(await run(environment, "forget", "--email", "forget.me@EXAMPLE.in")).toBe("Deleted 1 request.\n");
    expect(await rowsOf(store, "submissions")).toMatchObject([{ reference: other.body.reference }]);
    expect(await rowsOf(store, "outbox")).toHaveLength(2);
    const mails = await mailsOf(dataDir);
    expect([mails.length, mails.filter(isTo("Forget.Me@example.in"))]).toEqual([2, []]);
    expect(await run(environment, "forget", "--email", "forget.me@example.in")).toBe(
      "Nothing is kept from this address.\n",
    );
    expect(await run(environment, "audit")).toMatch(/ forget +deleted: 1$/m);
  });
});

it("deletes what has expired, and says so beforehand in a dry run", async () => {
  const environment = await emptyStore("the embedded store");
  await fill(environment, ["Old"]);
  expect(await run(environment, "expire", "--dry-run")).toContain("Would delete 1 enquiry.\n");
  expect(await rowsOf(environment, "submissions")).toHaveLength(1);
  expect(await run(environment, "expire")).toContain("Deleted 1 enquiry.\n");
  expect(await rowsOf(environment, "submissions")).toEqual([]);
});

it("writes a table that no spreadsheet runs, and never over a file", async () => {
  const environment = await emptyStore("the embedded store");
  const formulas = [
    '=HYPERLINK("https://evil.example","Open")',
    "+91 98765 43210",
    "-2+3",
    "@SUM(A1)",
    "\t=1+1",
    "\r=1+1",
    "  =cmd|'/C calc'!A0",
    "\uff1d1+1",
  ];
  await fill(environment, [...formulas, 'a"b,\nc']);
  const write = (out: string) => runRequests(["csv", "--out", out], environment);
  const file = path.join(temporaryDirectory(), "requests.csv");
  expect((await write(file)).stdout).toBe(`Wrote 9 requests to ${file}\n`);
  const csv = readFileSync(file, "utf8");
  expect(csv).toMatch(/^\ufeff"Reference",/);
  for (const text of [...formulas.map((formula) => `'${formula}`), 'a"b,\nc', "2026-03-10 00:00"])
    expect(csv).toContain(`"${text.replaceAll('"', '""')}"`);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  let output = "";
  let isWriting = false;
  const status = await runCli(["csv", "--out", "-"], {
    environment: { SITE_DIR: "none", ...environment },
    async write(part) {
      expect(isWriting, "the reader of the last part is waited for").toBe(false);
      isWriting = true;
      await setImmediate();
      output += part;
      isWriting = false;
    },
    writeError: expect.fail,
  });
  expect([status, output]).toEqual([0, csv]);

  writeFileSync(file, "mine");
  expect(await write(file)).toEqual({
    status: 1,
    stdout: "",
    stderr: `Cannot write ${file}: it exists already. Choose another name.\n`,
  });
  expect(readFileSync(file, "utf8")).toBe("mine");
  const { stderr } = await write("/missing/requests.csv");
  expect(stderr).toMatch(/^Cannot write \S+: ENOENT: no such file or directory[^\n]+\n$/);
});

it("escapes terminal control characters, and says when in local words", () => {
  const evil = "a\u001b[2Jb\u009b31mc\u202ed\r\u0007";
  for (const text of [table(["Name"], [[evil]]), facts([["Name", evil]])])
    expect(text).toContain("a\\u{1b}[2Jb\\u{9b}31mc\\u{202e}d\\u{d}\\u{7}");
  expect(facts([["Message", "Hi\nEmail: x@example.in"]])).toBe("Message: Hi\n    Email: x@example.in");
  expect(facts([["Name", "\u0915\u094d\u200d\u0937"]]), "joiners belong to Indian scripts").toContain(
    "\u200d",
  );
  for (const [iso, words] of [
    ["2026-11-20T20:00:00Z", "today 01:30"],
    ["2026-11-20T18:00:00Z", "yesterday 23:30"],
    ["2026-11-18T18:00:00Z", "Wed, 18 Nov 2026, 23:30"],
  ] as const)
    expect(moment(iso, new Date("2026-11-21T03:00:00Z"))).toBe(words);
});
