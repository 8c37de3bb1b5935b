import { once } from "node:events";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { createPrivate, keepPrivate } from "./private-file.ts";
import { isBusy, rethrowSqlite, StoreUnavailableError } from "./unavailable.ts";

/** How long a statement waits for another process that is writing, and how often it retries. */
const BUSY_PATIENCE_MS = 5_000;
const BUSY_RETRY_MS = 20;

export const databaseFile = (directory: string) => path.join(directory, "clinic.db");

/**
 * Opens the embedded store's file with the settings it is always used with.
 * @param directory made when missing, readable by its owner only
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = databaseFile(directory);
  // An existing folder may be open to all. SQLite gives its other files the mode of this one.
  createPrivate(file);
  for (const suffix of ["-wal", "-shm"]) keepPrivate(file + suffix);
  const database = new DatabaseSync(file);
  // FULL makes each commit wait for the disk: only what survives a power cut is acknowledged.
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  // SQLite would wait on the event loop and block every other request: see `retryWhileBusy`.
  database.exec("PRAGMA busy_timeout = 0");
  // Up to 256 MB of pages, used only once the file is that large.
  database.exec("PRAGMA cache_size = -262144");
  // The log is checkpointed after 32 MB instead of 4: a checkpoint writes pages all over a large file, and in a longer
  // log more of them are overwritten before that. Recovering a log of this size after a power cut takes a moment.
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

/**
 * Rewrites the whole file: overwriting deleted rows leaves copies of some where pages were split. On a thread of its own, as
 * it takes seconds for a large file.
 */
export async function vacuum(directory: string) {
  const program = `
    const database = new (require("node:sqlite").DatabaseSync)(require("node:worker_threads").workerData);
    database.exec("PRAGMA busy_timeout = 30000; PRAGMA secure_delete = ON; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();`;
  await once(new Worker(program, { eval: true, workerData: databaseFile(directory) }), "exit");
}

/** Connects Kysely to `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const config: SqliteDialectConfig = {
    database: { close: () => database.close(), prepare: (query) => prepare(database, query) },
  };
  return new Dialect(config, database);
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

class Dialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#createDriver = () => new Driver(config, database);
  }

  override createDriver() {
    return this.#createDriver();
  }
}

class Driver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
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

/** Retries while another process writes, such as the command line, without blocking the event loop. */
async function retryWhileBusy<Result>(execute: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + BUSY_PATIENCE_MS;
  while (true) {
    try {
      return await execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) rethrowSqlite(error);
    }
    await sleep(BUSY_RETRY_MS);
  }
}
