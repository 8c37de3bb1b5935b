import { createHash, pbkdf2Sync, randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Challenge, solveChallenge } from "altcha-lib";
import { openDatabase } from "../src/store/open-sqlite.ts";
import { openStore } from "../src/store/open-store.ts";
import { newReference } from "../src/store/reference.ts";
import { createAltcha } from "../src/verification/altcha.ts";
import { type BenchServer, type MeasuredProcess, startBareFastify, startServer } from "./server.ts";

const SECRET = "a secret of the bench, known to it and the server";
const CLIENTS = 8;

const { values } = parseArgs({
  options: {
    /** Seconds of the soak. */
    soak: { type: "string", default: "60" },
    /** Largest number of rows stored beforehand. */
    rows: { type: "string", default: "1000000" },
    /** One part alone: appointments, pages, soak or rows. */
    only: { type: "string" },
  },
});

/** Targets that were missed. Any of them fails the run. */
const missed: string[] = [];

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

function aim(reached: boolean, text: string) {
  print(`  ${reached ? "reached" : "MISSED "}  ${text}`);
  if (!reached) missed.push(text);
}

/** Solved human checks, made beforehand: a visitor's machine does this, not the server's. */
async function solvedChecks(count: number): Promise<string[]> {
  const altcha = createAltcha({ secret: SECRET, cost: 1, seconds: 3600 });
  const checks: string[] = [];
  while (checks.length < count) {
    const challenge = (await altcha.createChallenge?.("appointment")) as Challenge;
    const solution = await solveChallenge({
      challenge,
      // At this cost, asking another thread for each step takes longer than the step.
      deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
        derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256"),
      }),
    });
    checks.push(btoa(JSON.stringify({ challenge, solution })));
  }
  return checks;
}

const answers = {
  full_name: "Asha Rao",
  email: "asha@example.in",
  phone: "+919876543210",
  date: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  message: "A check-up, please. Any weekday morning would be best for me.",
};

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

function call(url: string, method: string, body?: string, encoding?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = body
      ? {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "Idempotency-Key": randomUUID(),
        }
      : {};
    if (encoding) headers["Accept-Encoding"] = encoding;
    const outgoing = request(url, { method, agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Eight clients call until time or work runs out. Times are in milliseconds. */
async function load(ms: number, next: () => Promise<number> | undefined): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() - start < ms) {
        const before = performance.now();
        const status = await next();
        if (status === undefined) return;
        if (status === 200) times.push(performance.now() - before);
        else failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** Eight clients request appointments until time or checks run out. */
function appointments(server: BenchServer, ms: number, checks: string[]): Promise<Load> {
  return load(ms, () => {
    const recaptchaValue = checks.pop();
    if (recaptchaValue === undefined) return undefined;
    return call(`${server.url}/api/contactus`, "POST", JSON.stringify({ ...answers, recaptchaValue }));
  });
}

/** Waits until a server has sent its mails, so that it leaves the processor to the one that is measured next. */
async function rested(server: BenchServer) {
  while (true) {
    const response = await fetch(`${server.url}/api/ready`);
    const { outbox } = (await response.json()) as { outbox: { pending: number } };
    if (outbox.pending === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const median = (numbers: number[]) =>
  numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? Number.NaN;

interface BareStore {
  /** Transactions a second over this time. */
  rate(ms: number): number;
  close(): void;
}

/**
 * The store alone, with the server's settings and rows like its own: one transaction after another, each waiting for
 * the disk.
 */
async function bareStore(): Promise<BareStore> {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-bench-"));
  await (await openStore({ DATA_DIR: directory })).close();
  const database = openDatabase(directory);
  const submission = database.prepare("insert into submissions values (?,?,?,?,?,?,?,?,?)");
  const check = database.prepare("insert into used_checks values (?,?)");
  const mail = database.prepare(
    "insert into outbox (id,submission_id,template,status,created_at,lease_until) values (?,?,?,'pending',?,?)",
  );
  const text = JSON.stringify(answers);
  return {
    rate(ms) {
      const start = performance.now();
      let count = 0;
      while (performance.now() - start < ms) {
        const [id, now, key] = [randomUUIDv7(), new Date().toISOString(), randomUUID()];
        const hash = createHash("sha256").update(text).digest("hex");
        database.exec("begin");
        submission.run(id, "appointment", newReference(), now, key, hash, answers.email, text, null);
        check.run(randomBytes(16).toString("hex"), now);
        mail.run(randomUUIDv7(), id, "notice", now, now);
        mail.run(randomUUIDv7(), id, "confirmation", now, now);
        database.exec("commit");
        count += 1;
      }
      return count / ((performance.now() - start) / 1000);
    },
    close() {
      database.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Puts rows into a store, as if they had arrived over the years. */
function fill(directory: string, rows: number) {
  const file = path.join(directory, "clinic.db");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
  database.exec(`
    begin;
    create temp table numbers as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) select i from n;
    insert into submissions
      select printf('%012x', 1700000000000 + i) || lower(hex(randomblob(10))), 'appointment', 'OLD-' || i, strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch'),
        lower(hex(randomblob(16))), lower(hex(randomblob(32))), 'visitor' || (i % 50000) || '@example.in',
        '{"full_name":"Old Visitor","email":"visitor@example.in","phone":"9876543210","date":"2024-01-05","message":"A check-up"}', null
      from numbers;
    insert into outbox select printf('%012x', 1700000000000 + rowid) || lower(hex(randomblob(10))), id, 'notice', 'sent', 1, received_at, received_at, null, received_at, null from submissions;
    insert into used_checks select lower(hex(randomblob(16))), '2099-01-01' from submissions;
    commit;
    drop table numbers;`);
  database.close();
  // Otherwise the system would write these rows to the disk during a measurement.
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

async function measureAppointments() {
  print("Appointments (median of rounds that take turns with the bare store)");
  const bare = await bareStore();
  const checks = await solvedChecks(10_000);
  const server = await startServer({ HUMAN_CHECK_SECRET: SECRET });
  await appointments(server, 1_000, checks);
  const bareRates: number[] = [];
  const rounds: Load[] = [];
  for (let round = 0; round < 7; round += 1) {
    await rested(server);
    bareRates.push(bare.rate(1_000));
    rounds.push(await appointments(server, 1_000, checks));
  }
  await server.stop();
  bare.close();

  const [bareRate, rate] = [median(bareRates), median(rounds.map(({ perSecond }) => perSecond))];
  print(`  ${bareRate.toFixed(0)} a second: the bare store, one transaction with fsync after the other`);
  print(
    `  ${rate.toFixed(0)} a second acknowledged; p50 ${median(rounds.map(({ p50 }) => p50)).toFixed(1)} ms, p99 ${median(rounds.map(({ p99 }) => p99)).toFixed(1)} ms`,
  );
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  aim(failed === 0, `no request failed (${failed})`);
  aim(rate >= 0.35 * bareRate, `at least 35 % of the bare store (${((100 * rate) / bareRate).toFixed(0)} %)`);
}

/**
 * Counts pages per second of processor time, which other programs disturb less than pages per second. Takes turns with
 * a bare Fastify, once with its static plugin and once from memory.
 */
async function measurePages() {
  print("Static pages a processor second (median of rounds that take turns with bare Fastify)");
  // As `npm start` does. A debugger would take memory of its own.
  const server = await startServer({ HUMAN_CHECK_SECRET: SECRET }, undefined, ["--max-semi-space-size=4"]);
  const { siteDirectory } = server;
  for (const encoding of existsSync(path.join(siteDirectory, "index.html.br")) ? ["br", ""] : [""]) {
    const plugin = await startBareFastify("static", siteDirectory, encoding);
    const memory = await startBareFastify("memory", siteDirectory, encoding);
    const [ours, withPlugin, fromMemory] = await pageRates([server, plugin, memory], encoding);
    await Promise.all([plugin.stop(), memory.stop()]);
    const share = (rate: number) => `${rate.toFixed(0)} (we: ${((100 * ours) / rate).toFixed(0)} %)`;
    print(
      `  ${encoding || "identity"}: ${ours.toFixed(0)}; bare Fastify with its plugin ${share(withPlugin)}, from memory ${share(fromMemory)}`,
    );
    aim(ours >= withPlugin, "as many as bare Fastify with its static plugin");
  }
  await everyFile(server);
  const resident = server.residentBytes();
  await server.stop();
  aim(
    resident < 200 * 1024 * 1024,
    `under 200 MB after every file of the site was asked for (${mb(resident)} MB)`,
  );
}

/** Each target's median of pages per processor second. */
async function pageRates(targets: MeasuredProcess[], encoding: string): Promise<[number, number, number]> {
  const rates = targets.map((): number[] => []);
  for (let round = 0; round <= 5; round += 1) {
    for (const [index, target] of targets.entries()) {
      const before = target.cpuSeconds();
      let pages = 0;
      const { failed } = await load(1_500, () => {
        pages += 1;
        return call(`${target.url}/`, "GET", undefined, encoding);
      });
      if (failed > 0) aim(false, `no page failed (${failed})`);
      // The first round warms up.
      if (round > 0) rates[index]?.push(pages / (target.cpuSeconds() - before));
    }
  }
  const [first = 0, second = 0, third = 0] = rates.map(median);
  return [first, second, third];
}

/** Asks twice for every file of the site, in each encoding. */
async function everyFile(server: BenchServer) {
  const files = readdirSync(server.siteDirectory, { recursive: true, encoding: "utf8" });
  const addresses = files.map((file) => `${server.url}/${encodeURI(file.replace(/(^|\/)index\.html$/, ""))}`);
  const wanted = ["br", "gzip", "", "br"].flatMap((encoding) => addresses.map((url) => ({ url, encoding })));
  await load(Number.POSITIVE_INFINITY, () => {
    const next = wanted.pop();
    return next && call(next.url, "GET", undefined, next.encoding);
  });
}

async function soak() {
  print(`Soak of ${values.soak} s: appointments, challenges and pages`);
  const checks = await solvedChecks(2_000);
  const server = await startServer({ HUMAN_CHECK_SECRET: SECRET });
  await load(5_000, soakCall(server, checks));
  const before = await server.memory();
  const calls = await load(Number(values.soak) * 1000, soakCall(server, checks));
  const after = await server.memory();
  await server.stop();
  print(
    `  ${calls.perSecond.toFixed(0)} calls a second; memory in use ${mb(before)} MB before, ${mb(after)} MB after`,
  );
  aim(calls.failed === 0, `no call failed (${calls.failed})`);
  aim(after - before < 5 * 1024 * 1024, `memory stays flat (${mb(after - before)} MB more)`);
}

async function measureStoredRows() {
  print("Stored rows and the cost of a request (median of rounds that take turns)");
  const sizes = [0, 10_000, Number(values.rows)];
  const rounds = 11;
  const requests = 200;
  const servers = await Promise.all(
    sizes.map((rows) =>
      startServer({ HUMAN_CHECK_SECRET: SECRET }, (directory) => rows > 0 && fill(directory, rows)),
    ),
  );
  const costs = sizes.map((): number[] => []);
  const checks = await solvedChecks((rounds + 1) * sizes.length * requests);
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, filled] of servers.entries()) {
      const measured = await appointments(filled, Number.POSITIVE_INFINITY, checks.splice(-requests));
      await rested(filled);
      failed += measured.failed;
      // The first round warms up.
      if (round > 0) costs[index]?.push(1000 / measured.perSecond);
    }
  }
  for (const filled of servers) await filled.stop();
  const [empty = Number.NaN, ...others] = costs.map(median);
  print(`  no rows: ${empty.toFixed(2)} ms a request`);
  aim(failed === 0, `no request failed (${failed})`);
  for (const [index, cost] of others.entries()) {
    const times = cost / empty;
    aim(
      times <= 1.3,
      `${sizes[index + 1]} rows: ${cost.toFixed(2)} ms, within 1.3 times of none (${times.toFixed(2)} times)`,
    );
  }
}

const PARTS = { appointments: measureAppointments, pages: measurePages, soak, rows: measureStoredRows };

async function main() {
  print(
    `Node ${process.version}; ${CLIENTS} clients on loopback; every acknowledged appointment is on the disk.`,
  );
  for (const [name, measure] of Object.entries(PARTS)) {
    if (values.only !== undefined && values.only !== name) continue;
    print("");
    await measure();
  }
  agent.destroy();
  if (missed.length > 0) {
    print(`\n${missed.length} of the aims missed.`);
    process.exitCode = 1;
  }
}

const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** What visitors do: many pages, some articles, some challenges, and now and then an appointment. */
function soakCall(server: BenchServer, checks: string[]) {
  let count = 0;
  return () => {
    count += 1;
    const recaptchaValue = count % 50 === 0 ? checks.pop() : undefined;
    if (recaptchaValue) {
      return call(`${server.url}/api/contactus`, "POST", JSON.stringify({ ...answers, recaptchaValue }));
    }
    if (count % 10 === 0) return call(`${server.url}/api/challenge?form=appointment`, "GET");
    if (count % 10 === 5) return call(`${server.url}/api/all-blogs`, "GET");
    return call(`${server.url}/`, "GET");
  };
}

await main();
