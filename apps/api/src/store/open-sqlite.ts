import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Dialect, SqliteDialect, type SqliteStatement } from "kysely";

/** The server has about thirty different statements; a list of values of another length makes another one. */
const MOST_STATEMENTS = 200;

/**
 * Opens the embedded store's file with the settings it is always used with.
 * @param directory made when missing, readable by its owner only
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path.join(directory, "clinic.db"));
  // FULL makes each commit wait until the disk has it: "success" is said only of what survives a power cut.
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA busy_timeout = 5000");
  // Up to 256 MB of pages, used only once the file is that large.
  database.exec("PRAGMA cache_size = -262144");
  // The log moves into the file after 32 MB instead of 4: in a large file that touches pages all over it, and
  // more of them are touched twice. A log of this size is read again in a moment after a power cut.
  database.exec("PRAGMA wal_autocheckpoint = 8000");
  // What is deleted is overwritten, so that forgetting a person leaves nothing in the file.
  database.exec("PRAGMA secure_delete = ON");
  return database;
}

/** Lets Kysely speak to a database of `node:sqlite`, each statement prepared once. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const statements = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(query) {
        const known = statements.get(query);
        if (known) return known;
        const statement = prepare(database, query);
        if (statements.size === MOST_STATEMENTS) statements.clear();
        statements.set(query, statement);
        return statement;
      },
    },
  });
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
