import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { toWire } from "@clinic/api-client/schemas/wire";
import autocannon, { type Options } from "autocannon";
import { readConfig } from "../src/config.ts";
import { spawnServer } from "../test/support/spawn-server.ts";
import { appointment, solve } from "../test/support/visitor.ts";

const CONNECTIONS = 8;
const APPOINTMENTS = 2_000;
const SECONDS_OF_PAGES = 10;

const { SITE_DIR } = readConfig({ SITE_DIR: process.env.SITE_DIR });
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "clinic-bench-"));
const server = await spawnServer({ DATA_DIR, SITE_DIR: SITE_DIR ?? "none" }, ["--max-semi-space-size=4"]);

/** Resident megabytes (proc(5)). */
function memory() {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
}

async function measure(name: string, options: Omit<Options, "url" | "connections">) {
  const before = memory();
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, ...options });
  const rate = Math.round(result["2xx"] / result.duration);
  process.stdout.write(
    `${name}: ${rate} a second; p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms; ${before} MB before, ${memory()} MB after\n`,
  );
  if (result.non2xx + result.errors > 0) {
    process.stdout.write(`  MISSED  ${result.non2xx + result.errors} requests failed\n`);
    process.exitCode = 1;
  }
}

try {
  // Made beforehand: a visitor's machine does this, not the server's.
  const checks: string[] = [];
  while (checks.length < APPOINTMENTS) checks.push(await solve(server.url, "appointment"));
  await measure("Acknowledged appointments", {
    amount: checks.length,
    requests: [
      {
        method: "POST",
        path: "/api/contactus",
        setupRequest: (request) => ({
          ...request,
          headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
          body: JSON.stringify({ ...appointment, ...toWire("appointment", { token: checks.pop() }) }),
        }),
      },
    ],
  });
  for (const encoding of SITE_DIR ? ["br", "identity"] : []) {
    await measure(`Home page, ${encoding}`, {
      duration: SECONDS_OF_PAGES,
      headers: { "Accept-Encoding": encoding },
    });
  }
} finally {
  await server.kill();
  rmSync(DATA_DIR, { recursive: true });
}
