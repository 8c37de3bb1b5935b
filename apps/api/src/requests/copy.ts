import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Store } from "../store/open-store.ts";
import type { Tables } from "../store/tables.ts";

/** The tables to copy, parents first. Rate limits are not worth keeping. */
const COPIED = ["submissions", "resumes", "outbox", "used_checks", "handled", "audit"] as const;
type Copied = (typeof COPIED)[number];

const KEYS: Record<Copied, string> = {
  submissions: "id",
  resumes: "id",
  outbox: "id",
  used_checks: "nonce",
  handled: "submission_id",
  audit: "id",
};
/** Few resumes at a time, as each has up to 5 MB. */
const batchOf = (table: Copied) => (table === "resumes" ? 10 : 500);

/** The copy was refused or is incomplete. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

export interface CopiedTable {
  table: Copied;
  rows: number;
  checksum: string;
}

/**
 * Copies a snapshot of all data into an empty store, then compares row counts and checksums.
 * @throws {CopyError} when the other store is not empty, or when a checksum differs
 */
export function copyStore(from: Store, to: Store): Promise<CopiedTable[]> {
  return inSnapshot(from, (db) => copyTables(db, to));
}

/** Like `copyStore`, from tables that nothing else writes to. */
export async function copyTables(from: Kysely<Tables>, to: Store): Promise<CopiedTable[]> {
  for (const table of COPIED) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(to.db);
    if (rows.length > 0)
      throw new CopyError(`The other store already holds data (${table}). Copy into an empty one.`);
  }
  await to.db.transaction().execute(async (transaction) => {
    for (const table of COPIED) {
      for await (const batch of batches(from, table)) {
        await transaction
          .insertInto(table)
          .values(batch as never)
          .execute();
      }
    }
  });

  const copied: CopiedTable[] = [];
  for (const table of COPIED) {
    const [source, target] = [await summarise(from, table), await summarise(to.db, table)];
    if (source.rows !== target.rows || source.checksum !== target.checksum) {
      throw new CopyError(
        `${table}: ${target.rows} of ${source.rows} rows arrived unchanged. Do not use the copy.`,
      );
    }
    copied.push(target);
  }
  return copied;
}

/** Counts and hashes every table. */
export async function summariseAll(db: Kysely<Tables>): Promise<CopiedTable[]> {
  const tables: CopiedTable[] = [];
  for (const table of COPIED) tables.push(await summarise(db, table));
  return tables;
}

/** Reads from one snapshot while others go on writing. */
function inSnapshot<Result>(store: Store, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return store.db.transaction().execute(async (transaction) => {
    // On the embedded store every transaction that only reads is a snapshot.
    if (store.shared) await sql`set transaction isolation level repeatable read`.execute(transaction);
    return read(transaction);
  });
}

type Row = Record<string, unknown>;

async function* batches(db: Kysely<Tables>, table: Copied): AsyncGenerator<Row[]> {
  const key = KEYS[table];
  let after = "";
  while (true) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${after}
      order by ${sql.ref(key)} limit ${batchOf(table)}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = String(rows.at(-1)?.[key]);
  }
}

/** Counts a table's rows and hashes every value. The order of rows does not matter, as stores sort differently. */
async function summarise(db: Kysely<Tables>, table: Copied): Promise<CopiedTable> {
  let rows = 0;
  const sum = Buffer.alloc(32);
  for await (const batch of batches(db, table)) {
    for (const row of batch) {
      rows += 1;
      const digest = hashRow(row);
      for (let index = 0; index < sum.length; index += 1)
        sum[index] = (sum[index] ?? 0) ^ (digest[index] ?? 0);
    }
  }
  return { table, rows, checksum: sum.toString("hex") };
}

function hashRow(row: Row): Buffer {
  const hash = createHash("sha256");
  for (const name of Object.keys(row).sort()) {
    const value = row[name];
    hash.update(`\0${name}\0`);
    if (value instanceof Uint8Array) hash.update(value);
    else hash.update(JSON.stringify(value ?? null));
  }
  return hash.digest();
}
