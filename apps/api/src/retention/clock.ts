import type { Store } from "../store/open-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A gap this long between two looks at the clock means that it jumped, or that the server was off. */
const JUMP_MS = 3 * DAY_MS;
/** Time to correct the clock before it is trusted again. */
const SETTLING_MS = 2 * DAY_MS;

/**
 * Records the time in the store. Call it about once an hour, so that a jump can be told from time that passed, even
 * across restarts.
 */
export async function observeClock(store: Store): Promise<void> {
  const now = Date.now();
  const seen = await read(store, "seen");
  if (seen !== undefined && now - seen > JUMP_MS) await write(store, "trusted-from", now + SETTLING_MS);
  // Set back after a jump: the earlier time is trusted again.
  else if (seen !== undefined && now < seen - JUMP_MS) await write(store, "trusted-from", now);
  await write(store, "seen", now);
}

/** Whether the clock has run without a jump for long enough to erase anything by it. */
export async function clockIsTrusted(store: Store): Promise<boolean> {
  await observeClock(store);
  return Date.now() >= ((await read(store, "trusted-from")) ?? 0);
}

async function read({ db }: Store, name: "seen" | "trusted-from"): Promise<number | undefined> {
  const row = await db.selectFrom("clock").select("at").where("name", "=", name).executeTakeFirst();
  return row && Date.parse(row.at);
}

async function write({ db }: Store, name: "seen" | "trusted-from", at: number) {
  const row = { name, at: new Date(at).toISOString() };
  await db
    .insertInto("clock")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at: row.at }))
    .execute();
}
