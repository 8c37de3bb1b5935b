import pg from "pg";

/** The store cannot be used at the moment. The request itself is fine and may succeed when sent again. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** The store's own error code, such as SQLSTATE `57P01`. */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.code = codeOf(cause);
  }
}

/**
 * SQLSTATE classes (PostgreSQL, appendix A) that concern the server and not the statement: connection, invalid
 * transaction state (a primary that became a standby), transaction rollback (which asks for another attempt), resources,
 * object in use, operator intervention, system and internal errors.
 */
const POSTGRES_CLASSES = new Set(["08", "25", "40", "53", "55", "57", "58", "XX"]);

/** SQLite's primary result codes of the same kind, which are the low eight bits of `errcode`. */
const SQLITE_CODES: Record<number, string> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

function sqliteCode(error: object): number | undefined {
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return SQLITE_CODES[sqliteCode(error) ?? 0] ?? ("code" in error ? String(error.code) : undefined);
}

/** Whether another process is writing to the embedded store. */
export const isBusy = (error: unknown) => error instanceof Error && sqliteCode(error) === 5;

/** Rethrows an error of the embedded store, as `StoreUnavailableError` where the file or the disk is at fault. */
export function rethrowSqlite(error: unknown): never {
  if (error instanceof Error && SQLITE_CODES[sqliteCode(error) ?? 0])
    throw new StoreUnavailableError(`The store's file cannot be used: ${error.message}.`, error);
  throw error;
}

/** Whether an error comes from the PostgreSQL server or the network rather than from the statement. */
export function isPostgresUnavailable(error: unknown): boolean {
  // What pg reports without a SQLSTATE concerns sockets and timeouts.
  return !(error instanceof pg.DatabaseError) || POSTGRES_CLASSES.has(error.code?.slice(0, 2) ?? "");
}
