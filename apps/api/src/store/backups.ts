import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  access,
  constants,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { type Config, ConfigError } from "../config.ts";
import { databaseFile } from "./open-sqlite.ts";

const HOUR_MS = 60 * 60_000;
const LOOK_MS = 10 * 60_000;

/** A backup is unusable, or there is already a store where it would go. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Writes a snapshot of the embedded store as one file, with its checksum beside it as `sha256sum` writes it. The server
 * keeps running meanwhile.
 * @returns the new file
 */
export async function backUp(dataDirectory: string, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = `clinic-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.db`;
  const file = path.join(directory, name);
  const unfinished = `${file}.part`;
  const database = new DatabaseSync(databaseFile(dataDirectory), { readOnly: true });
  try {
    await writeFile(unfinished, "", { mode: 0o600 });
    // In one step, because SQLite starts again whenever the store has changed between two.
    await backup(database, unfinished, { rate: 2 ** 31 - 1 });
    await writeFile(`${file}.sha256`, `${await sha256(unfinished)}  ${name}\n`, { mode: 0o600 });
    await rename(unfinished, file);
  } finally {
    database.close();
    await rm(unfinished, { force: true });
  }
  return file;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/**
 * The whole backups of a folder, newest first: ours with their checksum, or dumps of PostgreSQL that are named alike.
 * `skipped` names what looks like one and is none, such as a copy that was interrupted.
 */
export async function readBackups(directory: string) {
  const names: string[] = await readdir(directory).catch(() => []);
  const backups: { file: string; createdAt: number }[] = [];
  const skipped: string[] = [];
  for (const name of names.filter((each) => /^clinic-.*(?<!\.sha256|\.part)$/.test(each))) {
    const file = path.join(directory, name);
    const found = await stat(file).catch(() => undefined);
    const isWhole = name.endsWith(".dump") || (name.endsWith(".db") && names.includes(`${name}.sha256`));
    if (isWhole && found?.isFile()) backups.push({ file, createdAt: found.mtimeMs });
    else skipped.push(name);
  }
  return { backups: backups.sort((a, b) => b.createdAt - a.createdAt), skipped };
}

export async function pruneBackups(directory: string, kept: number): Promise<void> {
  for (const { file } of (await readBackups(directory)).backups.slice(kept)) {
    await rm(file, { force: true });
    await rm(`${file}.sha256`, { force: true });
  }
}

/**
 * Checks a backup against its checksum and its own structure. Writes nothing.
 * @returns how many requests it holds
 * @throws {BackupError} when it is missing or damaged
 */
export async function verifyBackup(file: string): Promise<number> {
  try {
    const [expected] = (await readFile(`${file}.sha256`, "utf8")).split(" ");
    if ((await sha256(file)) !== expected) throw new Error("its checksum differs");
    const url = pathToFileURL(file);
    // Nobody writes to it, so SQLite needs neither locks nor its shared-memory file.
    url.searchParams.set("immutable", "1");
    using database = new DatabaseSync(url, { readOnly: true });
    const [result] = database.prepare("PRAGMA integrity_check").all();
    if (result?.integrity_check !== "ok") throw new Error("its structure is broken");
    return Number(database.prepare("select count(*) as rows from submissions").get()?.rows);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be used: ${problem}.`, { cause: error });
  }
}

/** Puts a checked backup where the embedded store will be opened. */
export async function restoreBackup(file: string, dataDirectory: string): Promise<void> {
  await verifyBackup(file);
  const target = databaseFile(dataDirectory);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await copyFile(file, target, constants.COPYFILE_EXCL).catch((error: unknown) => {
    throw new BackupError(`There is already a store in ${dataDirectory}. Move it away first.`, {
      cause: error,
    });
  });
}

/**
 * Makes the folder of the scheduled backups where it is missing.
 * @throws {ConfigError} when it cannot be used. A nightly failure in the log would be noticed too late.
 */
export async function prepareBackupDirectory({ BACKUP_DIR, DATABASE_URL }: Config) {
  if (!BACKUP_DIR || DATABASE_URL) return;
  try {
    await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 });
    await access(BACKUP_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`BACKUP_DIR: no backup can be written there (${String(error)}).`, { cause: error });
  }
}

/** Makes a backup in `BACKUP_DIR` when the newest one is older than `BACKUP_HOURS`. PostgreSQL has its own tools. */
export function scheduleBackups(
  { DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_HOURS, BACKUPS_KEPT }: Config,
  log: Pick<FastifyBaseLogger, "error" | "warn" | "info">,
): { stop(): Promise<void> } {
  if (!BACKUP_DIR || DATABASE_URL) return { async stop() {} };

  async function look(directory: string) {
    try {
      const { backups, skipped } = await readBackups(directory);
      const [newest] = backups;
      if (newest && Date.now() - newest.createdAt < BACKUP_HOURS * HOUR_MS) return;
      if (skipped.length > 0) log.warn({ skipped }, "files are no whole backups");
      // What a process left behind that was killed.
      for (const name of await readdir(directory))
        if (name.endsWith(".part")) await rm(path.join(directory, name), { recursive: true, force: true });
      await backUp(DATA_DIR, directory);
      await pruneBackups(directory, BACKUPS_KEPT);
      log.info("backup made");
    } catch (error) {
      log.error({ err: error }, "backup failed");
    }
  }

  let running = look(BACKUP_DIR);
  const timer = setInterval(() => {
    running = running.then(() => look(BACKUP_DIR));
  }, LOOK_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
