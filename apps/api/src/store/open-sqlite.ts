import { chmodSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from "kysely";
import type { Tables } from "./tables.ts";
import { isBusy, rethrowSqlite, StoreUnavailableError } from "./unavailable.ts";

/** How long writes wait for another process that is writing, and how often they retry. */
const BUSY_PATIENCE_MS = 5_000;
const BUSY_RETRY_MS = 20;

export const databaseFile = (directory: string) => path.join(directory, "clinic.db");

/**
 * Opens the embedded store's file with the settings it is always used with.
 * @param directory made when missing, readable by its owner only
 */
export function openDatabase(directory: string, cacheMb: number): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // An existing folder may be open to other users.
  const { mode } = statSync(directory);
  if (mode & 0o077) chmodSync(directory, mode & 0o700);
  const database = new DatabaseSync(databaseFile(directory));
  // FULL makes each commit wait for the disk: only what survives a power cut is acknowledged.
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  // SQLite would wait on the event loop and block every other request: see `retryWhileBusy`.
  database.exec("PRAGMA busy_timeout = 0");
  // Used only once the file is that large.
  database.exec(`PRAGMA cache_size = -${cacheMb * 1024}`);
  // After 32 MB instead of 4: a checkpoint writes pages all over a large file, fewer of them in a longer log.
  database.exec("PRAGMA wal_autocheckpoint = 8000");
  // Overwrites deleted rows, so that forgetting a person leaves nothing in the file.
  database.exec("PRAGMA secure_delete = ON");
  return database;
}

/**
 * Remembers which files the store has open. SQLite keeps writing to files that were deleted or moved.
 * @returns a check that throws when the folder no longer holds these files
 */
export function watchFiles(directory: string): () => void {
  const opened = ["clinic.db", "clinic.db-wal"].map((name) => {
    const file = path.join(directory, name);
    return { file, inode: statSync(file).ino };
  });
  return () => {
    for (const { file, inode } of opened) {
      if (statSync(file, { throwIfNoEntry: false })?.ino === inode) continue;
      throw new StoreUnavailableError(
        `${file} was removed or replaced while it was in use. Put it back, or restart the server.`,
      );
    }
  };
}

/** Empties the write-ahead log, which still holds deleted rows. A reader delays that until the next time. */
export async function emptyLog(db: Kysely<Tables>) {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

/** Connects Kysely to `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const config = {
    database: { close: () => database.close(), prepare: (query: string) => prepare(database, query) },
  };
  return Object.assign(new SqliteDialect(config), { createDriver: () => new Driver(config, database) });
}

function prepare(database: DatabaseSync, query: string): SqliteStatement {
  const statement = database.prepare(query);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

class Driver extends SqliteDriver {
  readonly #database: DatabaseSync;
  /** Since when another process has kept every write waiting. */
  #busySince: number | undefined;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#retryWhileBusy(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Retries while another process writes, such as the command line, without blocking the event loop. All requests share one
   * deadline: those that queued behind the first have waited as long.
   */
  async #retryWhileBusy<Row>(connection: DatabaseConnection, query: CompiledQuery) {
    while (true) {
      try {
        const result = await connection.executeQuery<Row>(query);
        // Reading needs no lock.
        if (query.query.kind !== "SelectQueryNode") this.#busySince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) rethrowSqlite(error);
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > BUSY_PATIENCE_MS) rethrowSqlite(error);
      }
      await sleep(BUSY_RETRY_MS);
    }
  }

  /** Takes the write lock at once, as only the first statement of a transaction can be retried. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself when the disk fails. An error from here would mask that one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}
