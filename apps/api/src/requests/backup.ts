import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { openStore, type Store } from "../store/open-store.ts";
import { type CopiedTable, CopyError, copyStore, summariseAll } from "./copy.ts";

/** Stands beside the data of a backup that is whole. */
interface Manifest {
  createdAt: string;
  tables: CopiedTable[];
}

const MANIFEST = "manifest.json";
const NAME = /^clinic-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/**
 * Writes all data, as it is at one moment, into a new folder below `directory`, in the format of the embedded
 * store whatever store it comes from. The server goes on meanwhile.
 * @returns the folder
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

/** Whole backups of a folder, the newest first. */
export async function listBackups(directory: string): Promise<{ folder: string; createdAt: Date }[]> {
  const names = await readdir(directory).catch(() => []);
  const backups = [];
  for (const name of names.filter((each) => NAME.test(each))) {
    const folder = path.join(directory, name);
    backups.push({ folder, createdAt: new Date((await readManifest(folder)).createdAt) });
  }
  return backups.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Deletes all backups of a folder but the newest ones. @returns how many it deleted */
export async function pruneBackups(directory: string, kept: number): Promise<number> {
  const old = (await listBackups(directory)).slice(kept);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.length;
}

/**
 * Checks that a backup is whole: the file's structure, and every row against the checksums taken with it.
 * @throws {CopyError} when it is not
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const copy = await openStore({ DATA_DIR: folder });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db);
    if (rows[0]?.integrity_check !== "ok") throw new CopyError(`${folder} is damaged.`);
    const actual = await summariseAll(copy);
    for (const { table, rows: count, checksum } of manifest.tables) {
      const found = actual.find((each) => each.table === table);
      if (found?.rows !== count || found.checksum !== checksum)
        throw new CopyError(`${folder} is damaged: ${table} is not as it was backed up.`);
    }
  } finally {
    await copy.close();
  }
  return manifest;
}

/**
 * Fills an empty store from a backup. Mails that waited when the backup was made may have been sent since: they
 * wait for a person, who sends or drops them.
 * @throws {CopyError} when the backup is damaged or the store holds data
 * @returns how many mails wait for a person
 */
export async function restoreBackup(folder: string, store: Store): Promise<number> {
  const { createdAt } = await verifyBackup(folder);
  const copy = await openStore({ DATA_DIR: folder });
  await copyStore(copy, store).finally(() => copy.close());
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
    throw new CopyError(`${folder} holds no whole backup.`, { cause: error });
  }
}
