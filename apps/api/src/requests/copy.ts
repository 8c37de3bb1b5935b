import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";

/** The tables to copy, parents first, and their keys. Rate limits are not worth keeping. */
const KEYS = {
  submissions: "id",
  resumes: "id",
  outbox: "id",
  used_checks: "nonce",
  handled: "submission_id",
  audit: "id",
} as const;
type Table = keyof typeof KEYS;
const TABLES = Object.keys(KEYS) as Table[];

/** The copy was refused. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

/**
 * Copies all data into an empty store in one transaction. Nothing may write to the first store meanwhile.
 * @returns how many rows each table has
 * @throws {CopyError} when the other store is not empty, or did not get every row
 */
export function copyStore(from: Store, to: Store): Promise<Record<string, number>> {
  return to.db.transaction().execute(async (transaction) => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      if ((await count({ db: transaction }, table)) > 0)
        throw new CopyError(`The other store already holds data (${table}). Copy into an empty one.`);
      for await (const batch of batches(from, table)) {
        await transaction
          .insertInto(table)
          .values(batch as never)
          .execute();
      }
      const [source, target] = [await count(from, table), await count({ db: transaction }, table)];
      if (source !== target)
        throw new CopyError(`${table}: ${target} of ${source} rows arrived. Nothing was kept.`);
      counts[table] = target;
    }
    return counts;
  });
}

async function count({ db }: Pick<Store, "db">, table: Table): Promise<number> {
  const { rows } = await sql<{
    rows: number | string;
  }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.rows);
}

/** Reads in the order of the keys, few resumes at a time, as each has up to 5 MB. */
async function* batches({ db }: Store, table: Table): AsyncGenerator<Record<string, unknown>[]> {
  const key = KEYS[table];
  const size = table === "resumes" ? 10 : 500;
  let after = "";
  while (true) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${after}
      order by ${sql.ref(key)} limit ${sql.lit(size)}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = String(rows.at(-1)?.[key]);
  }
}
