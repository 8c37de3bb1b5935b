import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { openReadOnly, sqliteDialect } from "../store/open-sqlite.ts";
import { openStore, type Store } from "../store/open-store.ts";
import type { Tables } from "../store/tables.ts";
import { type CopiedTable, CopyError, copyStore, copyTables, summariseAll } from "./copy.ts";

/** Written last: a folder without it is not a whole backup. */
interface Manifest {
  createdAt: string;
  tables: CopiedTable[];
}

const MANIFEST = "manifest.json";
const NAME = /^clinic-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/**
 * Writes a snapshot of all data into a new folder below `directory`, in the format of the embedded store whichever
 * store it comes from. The server keeps running meanwhile.
 * @returns the new folder
 */
export async function backUp(store: Store, directory: string): Promise<string> {
  const createdAt = new Date().toISOString();
  const folder = path.join(directory, `clinic-${createdAt.replaceAll(/[:.]/g, "-")}`);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const copy = await openStore({ DATA_DIR: unfinished });
    const tables = await copyStore(store, copy).finally(() => copy.close());
    const manifest: Manifest = { createdAt, tables };
    await writeFile(path.join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** The finished backups of a folder, newest first. */
export async function listBackups(directory: string): Promise<{ folder: string; createdAt: Date }[]> {
  const names = await readdir(directory).catch(() => []);
  const backups = [];
  for (const name of names.filter((each) => NAME.test(each))) {
    const folder = path.join(directory, name);
    backups.push({ folder, createdAt: new Date((await readManifest(folder)).createdAt) });
  }
  return backups.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Deletes all but the newest backups of a folder. @returns how many it deleted */
export async function pruneBackups(directory: string, kept: number): Promise<number> {
  const old = (await listBackups(directory)).slice(kept);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.length;
}

/**
 * Checks a backup: the structure of the file, and every row against the checksums taken with it. Writes nothing.
 * @throws {CopyError} when it is incomplete or damaged
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const db = openBackup(folder);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== "ok") throw new CopyError(`${folder} is damaged.`);
    const actual = await summariseAll(db);
    for (const { table, rows: count, checksum } of manifest.tables) {
      const found = actual.find((each) => each.table === table);
      if (found?.rows !== count || found.checksum !== checksum)
        throw new CopyError(`${folder} is damaged: the table ${table} has changed since the backup.`);
    }
  } finally {
    await db.destroy();
  }
  return manifest;
}

function openBackup(folder: string): Kysely<Tables> {
  try {
    return new Kysely<Tables>({ dialect: sqliteDialect(openReadOnly(folder)) });
  } catch (error) {
    throw new CopyError(`${folder} cannot be read (${String(error)}).`, { cause: error });
  }
}

/**
 * Fills an empty store from a backup. Mails that were pending when the backup was made may have been sent since, so
 * they are held for a person to send or drop.
 * @throws {CopyError} when the backup is damaged or the store holds data
 * @returns how many mails are held
 */
export async function restoreBackup(folder: string, store: Store): Promise<number> {
  const { createdAt } = await verifyBackup(folder);
  const backup = openBackup(folder);
  await copyTables(backup, store).finally(() => backup.destroy());
  const { numUpdatedRows } = await store.db
    .updateTable("outbox")
    .set({
      status: "failed",
      lease_owner: null,
      last_error: `restored from the backup of ${createdAt}: it may have been sent since`,
    })
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, MANIFEST), "utf8")) as Manifest;
  } catch (error) {
    throw new CopyError(`${folder} holds no finished backup.`, { cause: error });
  }
}
