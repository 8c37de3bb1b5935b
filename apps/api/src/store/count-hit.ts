import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Counts a hit within a fixed window of time. The update locks its row, so that concurrent transactions count
 * correctly.
 */
export async function countHit(
  db: Kysely<Tables>,
  /** Must not reveal a visitor: a hash. */
  id: string,
  windowMs: number,
): Promise<{ hits: number; msLeft: number }> {
  const now = Date.now();
  const start = now - (now % windowMs);
  const { hits } = await db
    .insertInto("rate_limits")
    .values({ id, window_start: new Date(start).toISOString(), hits: 1 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        hits: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.hits + 1 else 1 end`,
        window_start: (row) => row.ref("excluded.window_start"),
      }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return { hits, msLeft: start + windowMs - now };
}
