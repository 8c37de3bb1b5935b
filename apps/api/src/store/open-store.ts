import { type Dialect, Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { groupCommit, type Transact } from "./group-commit.ts";
import { type BytesType, migrations } from "./migrations.ts";
import { openDatabase, sqliteDialect } from "./open-sqlite.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  db: Kysely<Tables>;
  /** Runs one transaction. On the embedded store, those that come together share their wait for the disk. */
  transact: Transact;
  /** True when other processes may share the store. */
  shared: boolean;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of the embedded store; made when missing, readable by its owner only. */
  DATA_DIR: string;
  /** A PostgreSQL server, in place of the embedded store. */
  DATABASE_URL?: string;
  /** Most connections to PostgreSQL. */
  DATABASE_POOL?: number;
}

/** The store could not be opened. Its message names the setting and the cause. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/**
 * Opens the store and brings its tables up to date.
 * @throws {StoreError} when it cannot be reached, read or written
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const setting = options.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  try {
    const shared = Boolean(options.DATABASE_URL);
    const db = new Kysely<Tables>({
      dialect: options.DATABASE_URL
        ? postgresDialect(options.DATABASE_URL, options.DATABASE_POOL)
        : sqliteDialect(openDatabase(options.DATA_DIR)),
    });
    await migrate(db, shared ? "bytea" : "blob");
    return {
      db,
      // PostgreSQL groups the commits of its connections itself.
      transact: shared ? (work) => db.transaction().execute(work) : groupCommit(db),
      shared,
      close: () => db.destroy(),
    };
  } catch (error) {
    const cause = error instanceof Error ? error.message || String(error.name) : String(error);
    throw new StoreError(`${setting}: the store cannot be opened (${cause}).`, { cause: error });
  }
}

async function migrate(db: Kysely<Tables>, bytes: BytesType) {
  const provider = { getMigrations: async () => migrations(bytes) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
}

function postgresDialect(connectionString: string, max?: number): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    // Shorter than the client's 10 s, so that a visitor gets an answer instead of a timeout.
    statement_timeout: 8000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection that loses its server raises 'error'; without listeners that ends the process. The query
  // that was running rejects all the same.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
