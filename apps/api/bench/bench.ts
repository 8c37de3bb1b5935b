import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { openStore } from "../src/store/open-store.ts";
import { createAltcha } from "../src/verification/altcha.ts";
import { type BenchServer, startServer } from "./server.ts";

const SECRET = "a secret of the bench, known to it and the server";
const CLIENTS = 8;

const { values } = parseArgs({
  options: {
    /** Seconds of the soak. */
    soak: { type: "string", default: "60" },
    /** Largest number of rows stored beforehand. */
    rows: { type: "string", default: "1000000" },
  },
});

/** What went wrong against the aims; any of it fails the run. */
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
    const challenge = (await altcha.createChallenge?.("appointment")) as Parameters<
      typeof solveChallenge
    >[0]["challenge"];
    const solution = await solveChallenge({ challenge, deriveKey });
    checks.push(btoa(JSON.stringify({ challenge, solution })));
  }
  return checks;
}

const answers = {
  full_name: "Asha Rao",
  email: "asha@example.in",
  phone: "+919876543210",
  date: "2099-01-05",
  message: "A check-up, please. Any weekday morning would be best for me.",
};

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

function call(url: string, method: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body
      ? {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "Idempotency-Key": randomUUID(),
        }
      : {};
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

/** Eight clients call until the time or the work is used up. Times are in milliseconds. */
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

function appointments(server: BenchServer, ms: number, checks: string[]): Promise<Load> {
  return load(ms, () => {
    const recaptchaValue = checks.pop();
    if (recaptchaValue === undefined) return undefined;
    return call(`${server.url}/api/contactus`, "POST", JSON.stringify({ ...answers, recaptchaValue }));
  });
}

/** The store's own rate: the same rows in the same transaction with nothing around it. */
async function bareRate(ms: number): Promise<number> {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-bench-"));
  await (await openStore({ DATA_DIR: directory })).close();
  const database = new DatabaseSync(path.join(directory, "clinic.db"));
  database.exec("PRAGMA synchronous = FULL");
  const submission = database.prepare("insert into submissions values (?,?,?,?,?,?,?,?,?)");
  const check = database.prepare("insert into used_checks values (?,?)");
  const mail = database.prepare(
    "insert into outbox (id,submission_id,template,status,created_at,lease_until) values (?,?,?,'pending',?,?)",
  );
  const now = new Date().toISOString();
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ms) {
    const id = randomUUID();
    const hash = createHash("sha256").update(id).digest("hex");
    database.exec("begin");
    submission.run(id, "appointment", id, now, id, hash, answers.email, JSON.stringify(answers), null);
    check.run(id, now);
    mail.run(randomUUID(), id, "notice", now, now);
    mail.run(randomUUID(), id, "confirmation", now, now);
    database.exec("commit");
    count += 1;
  }
  const rate = count / ((performance.now() - start) / 1000);
  database.close();
  rmSync(directory, { recursive: true });
  return rate;
}

/** Puts rows into a store, as if they had arrived over the years. */
function fill(directory: string, rows: number) {
  const database = new DatabaseSync(path.join(directory, "clinic.db"));
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
}

async function main() {
  print(
    `Node ${process.version}; ${CLIENTS} clients on loopback; every acknowledged appointment is on the disk.\n`,
  );

  print("Appointments");
  const bare = await bareRate(3_000);
  print(`  ${bare.toFixed(0)} a second: the bare store, one transaction with fsync after the other`);
  const checks = await solvedChecks(4_000);
  const server = await startServer({ HUMAN_CHECK_SECRET: SECRET });
  await appointments(server, 1_000, checks);
  const rate = await appointments(server, 6_000, checks);
  print(
    `  ${rate.perSecond.toFixed(0)} a second acknowledged; p50 ${rate.p50.toFixed(1)} ms, p99 ${rate.p99.toFixed(1)} ms`,
  );
  aim(rate.failed === 0, `no request failed (${rate.failed})`);
  aim(
    rate.perSecond >= 0.35 * bare,
    `at least 35 % of the bare store (${((100 * rate.perSecond) / bare).toFixed(0)} %)`,
  );

  print("\nStatic pages");
  const pages = await load(4_000, () => call(`${server.url}/`, "GET"));
  print(
    `  ${pages.perSecond.toFixed(0)} a second; p50 ${pages.p50.toFixed(1)} ms, p99 ${pages.p99.toFixed(1)} ms`,
  );
  aim(pages.failed === 0, `no page failed (${pages.failed})`);

  print(`\nSoak of ${values.soak} s: appointments, challenges and pages`);
  const soakChecks = await solvedChecks(2_000);
  await load(3_000, soakCall(server, soakChecks));
  const before = await server.memory();
  const soak = await load(Number(values.soak) * 1000, soakCall(server, soakChecks));
  const after = await server.memory();
  print(
    `  ${soak.perSecond.toFixed(0)} calls a second; memory in use ${mb(before)} MB before, ${mb(after)} MB after`,
  );
  aim(soak.failed === 0, `no call failed (${soak.failed})`);
  aim(after - before < 5 * 1024 * 1024, `memory stays flat (${mb(after - before)} MB more)`);
  await server.stop();

  print("\nStored rows and the cost of a request (median of rounds that take turns)");
  const sizes = [0, 10_000, Number(values.rows)];
  const servers = await Promise.all(
    sizes.map((rows) =>
      startServer({ HUMAN_CHECK_SECRET: SECRET }, (directory) => rows > 0 && fill(directory, rows)),
    ),
  );
  const costs = sizes.map((): number[] => []);
  const turns = await solvedChecks(5_000);
  for (let round = 0; round < 9; round += 1) {
    for (const [index, filled] of servers.entries()) {
      const { perSecond } = await appointments(filled, 700, turns);
      // The first round warms up.
      if (round > 0 && perSecond > 0) costs[index]?.push(1000 / perSecond);
    }
  }
  for (const filled of servers) await filled.stop();
  const [empty = 1, ...others] = costs.map((rounds, index) => {
    const cost = rounds.sort((x, y) => x - y)[Math.floor(rounds.length / 2)] ?? Number.NaN;
    print(`  ${sizes[index]} rows: ${cost.toFixed(2)} ms a request`);
    return cost;
  });
  const worst = Math.max(...others) / empty;
  aim(worst <= 1.3, `within 1.3 times of an empty store (${worst.toFixed(2)} times)`);

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
