import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../src/requests/csv.ts";
import { facts, moment, table } from "../../src/requests/print.ts";
import { openStore } from "../../src/store/open-store.ts";
import { storeSubmission } from "../../src/store/submissions.ts";
import { fileOf, pdf } from "../support/files.ts";
import { runRequests } from "../support/process.ts";
import { runServer, temporaryDirectory } from "../support/server.ts";
import { emptyStore, newSubmission, STORES } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

type Environment = Record<string, string>;

const run = async (environment: Environment, ...args: string[]) => {
  const { status, stdout, stderr } = await runRequests(args, environment);
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
};

/** Fills a store with enquiries, one an hour from the start of a day at the clinic. */
async function fill(environment: Environment, messages: string[]) {
  const store = await openStore({
    DATA_DIR: environment.DATA_DIR ?? "",
    DATABASE_URL: environment.DATABASE_URL,
  });
  for (const [index, message] of messages.entries()) {
    await storeSubmission(
      store,
      newSubmission({
        kind: "enquiry",
        email: `visitor${index}@example.in`,
        answers: { full_name: `Visitor ${index}`, message },
      }),
    );
    await store.db
      .updateTable("submissions")
      .set({
        received_at: new Date(Date.parse("2026-03-10T00:00:00+05:30") + index * 3_600_000).toISOString(),
      })
      .where("email", "=", `visitor${index}@example.in`)
      .execute();
  }
  await store.close();
}

describe.each(STORES)("the reception on %s", (name) => {
  it("finds requests by kind, day, state and text, a page at a time", async () => {
    const environment = await emptyStore(name);
    await fill(environment, [
      ...Array.from({ length: 22 }, (_, index) => `Message ${index}`),
      "100% sure",
      'She said "yes" \\o/',
    ]);
    const references = async (...args: string[]) =>
      (JSON.parse(await run(environment, "--json", ...args)) as { name: string }[]).map((row) => row.name);

    const first = await run(environment);
    expect(first.match(/^AHD-/gm)).toHaveLength(20);
    expect(first).toContain("Page 1 of 2, 24 requests.");
    expect((await run(environment, "--page", "2")).match(/^AHD-/gm)).toHaveLength(4);
    expect(await run(environment, "--page", "9")).toBe("There is no page 9: 24 requests on 2 pages.\n");

    expect(await references("--search", "100% S")).toEqual(["Visitor 22"]);
    expect(await references("--search", 'said "yes" \\o')).toEqual(["Visitor 23"]);
    expect(await references("--search", "VISITOR7@")).toEqual(["Visitor 7"]);
    expect(await references("--search", "nobody")).toEqual([]);
    expect(await references("--kind", "appointment")).toEqual([]);
    expect(await references("--kind", "enquiries")).toHaveLength(24);
    // The 24th hour is still the same day at the clinic, although it is two days in UTC.
    expect(await references("--since", "2026-03-10", "--until", "2026-03-10")).toHaveLength(24);
    expect(await references("--until", "2026-03-09")).toEqual([]);
    expect(await run(environment, "--since", "2026-03-11")).toBe("Nothing matches.\n");
  });

  it("marks requests as handled and lists the open ones", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    const { body } = await requestAppointment(url);
    const reference = body.reference ?? "";
    expect(await run(environment, "handled", reference)).toBe(`${reference} is handled.\n`);
    expect(await run(environment, "--open")).toBe("Nothing matches.\n");
    expect(await run(environment, "--handled")).toMatch(/handled by \S+\n$/);
    expect(await run(environment, "show", reference)).toMatch(/^Handled: today \d\d:\d\d by \S+$/m);
    await run(environment, "handled", reference, "--undo");
    expect(await run(environment, "--open")).toContain(reference);
  });

  it("exports everything one person sent, and nothing else", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    const theirs = await apply(url, fileOf(pdf(), "../cv.pdf"));
    await requestAppointment(url, { email: "other@example.in" });
    const folder = path.join(temporaryDirectory(), "asha");
    await run(environment, "export", "--email", "ASHA@example.in", "--out", folder);
    const reference = theirs.body.reference ?? "";
    expect(readdirSync(folder).sort()).toEqual([`${reference}-resume.pdf`, "requests.json"]);
    expect(JSON.parse(readFileSync(path.join(folder, "requests.json"), "utf8"))).toMatchObject([
      { reference, answers: { fullName: "Asha Rao" }, resume: { fileName: "cv.pdf" }, mails: [{}, {}] },
    ]);
    expect(statSync(path.join(folder, "requests.json")).mode & 0o777).toBe(0o600);
  });

  it("records who read, exported and erased what, without personal data", async () => {
    const environment = await emptyStore(name);
    const { url } = await runServer(environment);
    const { body } = await requestAppointment(url);
    const reference = body.reference ?? "";
    await run(environment, "--search", "asha");
    await run(environment, "show", reference);
    await run(environment, "csv", "--out", path.join(temporaryDirectory(), "requests.csv"));
    await run(environment, "forget", "--email", "asha@example.in");
    const entries = JSON.parse(await run(environment, "audit", "--json"));
    expect(entries).toMatchObject([
      { action: "forget", detail: { deleted: 1 } },
      { action: "csv", detail: { exported: 1 } },
      { action: "show", reference },
      { action: "list", detail: { shown: 1 } },
    ]);
    expect(entries.every(({ actor }: { actor: string }) => actor !== "")).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/asha/i);
  });
});

it("never writes over a file, and says why a file cannot be written", async () => {
  const environment = await emptyStore("the embedded store");
  await fill(environment, ["Hello"]);
  const folder = temporaryDirectory();
  const file = path.join(folder, "requests.csv");
  writeFileSync(file, "mine", { mode: 0o644 });
  const csv = (out: string) => runRequests(["csv", "--out", out], environment);
  expect(await csv(file)).toEqual({
    status: 1,
    stdout: "",
    stderr: `Cannot write ${file}: it exists already. Choose another name.\n`,
  });
  expect(readFileSync(file, "utf8")).toBe("mine");
  const lost = path.join(folder, "missing/requests.csv");
  expect((await csv(lost)).stderr).toBe(`Cannot write ${lost}: its folder does not exist.\n`);
  const made = path.join(folder, "new.csv");
  expect((await csv(made)).stdout).toBe(`Wrote 1 request to ${made}\n`);
  expect(statSync(made).mode & 0o777).toBe(0o600);
  expect((await csv("-")).stdout, "on standard output").toBe(readFileSync(made, "utf8"));
});

const request = {
  id: "1",
  reference: "AHD-222222",
  kind: "enquiry" as const,
  receivedAt: "2026-11-20T11:50:00.000Z",
  name: "Asha Rao",
  email: "asha@example.in",
  answers: {},
  suspicion: null,
  mail: "sent",
  handledAt: null,
  handledBy: null,
};

it.each([
  '=HYPERLINK("https://evil.example","Open")',
  "+91 98765 43210",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "  =cmd|'/C calc'!A0",
  "\uff1d1+1",
])("writes %j into a table as text that no spreadsheet runs", (text) => {
  const csv = toCsv([{ ...request, name: text, answers: { message: `a"b,\n${text}` } }]);
  expect(csv).toContain(`,"'${text.replaceAll('"', '""')}",`);
  expect(csv).toContain('"2026-11-20 17:20"');
  expect(csv.startsWith('\ufeff"Reference",')).toBe(true);
});

it("escapes terminal control characters", () => {
  const evil = "a\u001b[2Jb\u009b31mc\u202ed\r\u0007";
  for (const text of [table(["Name"], [[evil]]), facts([["Name", evil]])]) {
    expect(text).toContain("a\\u{1b}[2Jb\\u{9b}31mc\\u{202e}d\\u{d}\\u{7}");
  }
  expect(facts([["Message", "Hi\nEmail: x@example.in"]])).toBe("Message: Hi\n    Email: x@example.in");
  expect(facts([["Name", "\u0915\u094d\u200d\u0937"]]), "joiners belong to Indian scripts").toContain(
    "\u200d",
  );
});

it.each([
  ["2026-11-20T20:00:00Z", "today 01:30"],
  ["2026-11-20T18:00:00Z", "yesterday 23:30"],
  ["2026-11-18T18:00:00Z", "Wed, 18 Nov 2026, 23:30"],
])("formats %s in local words: %s", (iso, words) => {
  expect(moment(iso, new Date("2026-11-21T03:00:00Z"))).toBe(words);
});
