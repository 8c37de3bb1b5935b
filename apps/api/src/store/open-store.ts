import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { groupCommit, type Transact } from "./group-commit.ts";
import { type BytesType, migrations } from "./migrations.ts";
import { postgresDialect } from "./open-postgres.ts";
import { databaseFile, emptyLog, openDatabase, sqliteDialect, watchFiles } from "./open-sqlite.ts";
import { probeWrites } from "./probe.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  db: Kysely<Tables>;
  /** Runs one transaction. On the embedded store, those that come together share their wait for the disk. */
  transact: Transact;
  /**
   * Call it before telling anyone that something is stored.
   * @throws {StoreUnavailableError} when the embedded store's files are gone
   */
  assertInPlace(): void;
  /**
   * Tries a write, unless one was tried recently.
   * @throws {StoreUnavailableError} when it failed
   */
  assertWritable(): Promise<void>;
  /** Removes what deleted rows have left in the log. PostgreSQL's own vacuum does that there, in its time. */
  scrub(): Promise<void>;
  /** True when other processes may share the store. */
  shared: boolean;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of the embedded store; made when missing, readable by its owner only. */
  DATA_DIR: string;
  /** A PostgreSQL server, in place of the embedded store. */
  DATABASE_URL?: string;
  /** Maximum number of connections to PostgreSQL. */
  DATABASE_POOL?: number;
  /** How long PostgreSQL may take for a statement. @default 5000, for someone who waits in front of a form */
  queryTimeoutMs?: number;
  /** Refuses to create a store, as mistyped settings would. */
  mustExist?: boolean;
}

/** A new index on a large table takes minutes. */
const MIGRATION_TIMEOUT_MS = 30 * 60_000;
/** Any number that nothing else in the database uses for a lock. */
const MIGRATION_LOCK = 7_243_110_001;

const MISSING_STORE_HINT = "Use the settings that the server runs with, or start the server first.";

/** The store could not be opened. Its message names the setting and the cause. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/**
 * Opens the store and brings its tables up to date.
 * @throws {StoreError} when it cannot be reached, read or written
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { DATABASE_URL } = options;
  try {
    return DATABASE_URL ? await openPostgres(DATABASE_URL, options) : await openEmbedded(options);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const setting = DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
    const cause = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreError(`${setting}: the store cannot be opened (${cause}).`, { cause: error });
  }
}

async function openEmbedded({ DATA_DIR: directory, mustExist }: StoreOptions): Promise<Store> {
  if (mustExist && !existsSync(databaseFile(directory)))
    throw new StoreError(`DATA_DIR: there is no store in ${directory}. ${MISSING_STORE_HINT}`);
  const size = statSync(databaseFile(directory), { throwIfNoEntry: false })?.size;
  if (!size && ["human-check-secret", "mail"].some((name) => existsSync(path.join(directory, name))))
    throw new StoreError(
      `DATA_DIR: clinic.db is ${size === 0 ? "empty" : "missing"} in ${directory}, which was in use. Put it back, restore a ` +
        "backup with `requests restore FILE`, or set DATA_DIR to another folder to begin anew.",
    );
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openDatabase(directory, mustExist ? 16 : 256)) });
  try {
    await migrate(db, "blob");
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const assertInPlace = watchFiles(directory);
  const { transact, assertWritable } = probeWrites(groupCommit(db, assertInPlace));
  return {
    db,
    transact,
    assertInPlace,
    assertWritable,
    scrub: () => emptyLog(db),
    shared: false,
    close: () => db.destroy(),
  };
}

async function openPostgres(
  url: string,
  { DATABASE_POOL, queryTimeoutMs, mustExist }: StoreOptions,
): Promise<Store> {
  const patient = new Kysely<Tables>({
    dialect: postgresDialect({ url, max: 1, queryTimeoutMs: MIGRATION_TIMEOUT_MS }),
  });
  try {
    if (mustExist && (await patient.introspection.getTables()).length === 0)
      throw new StoreError(`DATABASE_URL: this database holds no store. ${MISSING_STORE_HINT}`);
    // One of several starting processes does the work. The lock ends with its transaction.
    await patient.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
      await migrate(transaction, "bytea");
    });
  } finally {
    await patient.destroy();
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect({ url, max: DATABASE_POOL, queryTimeoutMs }) });
  // PostgreSQL groups commits itself.
  const { transact, assertWritable } = probeWrites((work) => db.transaction().execute(work));
  return {
    db,
    transact,
    assertInPlace() {},
    assertWritable,
    async scrub() {},
    shared: true,
    close: () => db.destroy(),
  };
}

/** Steps of a newer version are passed over, so that an update can be taken back. */
async function migrate(db: Kysely<Tables>, bytes: BytesType) {
  const known = migrations(bytes);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === "kysely_migration")) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    for (const { name } of rows) known[name] ??= { async up() {} };
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
