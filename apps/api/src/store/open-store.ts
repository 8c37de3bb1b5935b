import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { type BytesType, migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  db: Kysely<Tables>;
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
    const { dialect, bytes } = options.DATABASE_URL
      ? openPostgres(options.DATABASE_URL, options.DATABASE_POOL)
      : openSqlite(options.DATA_DIR);
    const db = new Kysely<Tables>({ dialect });
    await migrate(db, bytes);
    return { db, shared: bytes === "bytea", close: () => db.destroy() };
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

interface OpenedDialect {
  dialect: Dialect;
  bytes: BytesType;
}

function openSqlite(directory: string): OpenedDialect {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path.join(directory, "clinic.db"));
  // FULL makes each commit wait until the disk has it: "success" is said only of what survives a power cut.
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA busy_timeout = 5000");
  // 64 MB of pages: enough that a store of a million requests is written as quickly as an empty one.
  database.exec("PRAGMA cache_size = -65536");
  // What is deleted is overwritten, so that forgetting a person leaves nothing in the file.
  database.exec("PRAGMA secure_delete = ON");

  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (query) => {
        const statement = database.prepare(query);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
  return { dialect, bytes: "blob" };
}

function openPostgres(connectionString: string, max?: number): OpenedDialect {
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
  return { dialect: new PostgresDialect({ pool }), bytes: "bytea" };
}
