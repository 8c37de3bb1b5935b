import { KINDS, type Kind } from "@clinic/api-client/schemas/challenge";
import type { Store } from "../store/open-store.ts";
import { erase } from "./erase.ts";

/** How many days each kind is kept; 0 means forever. */
export type RetentionDays = Record<`${Uppercase<Kind>}_DAYS`, number>;

export type Counts = Record<Kind, number>;

/** Retention was about to erase more than it plausibly should. */
export class RetentionRefused extends Error {
  override readonly name = "RetentionRefused";
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Kept day by day, a year's requests lose one part in 365 at a time. A larger share means a wrong clock or setting more
 * likely than age.
 */
const LARGEST_SHARE = 0.25;
/** This many may always be erased, whatever their share: two of a clinic's three requests may be old. */
const FEW = 5;

export async function countExpired(store: Store, days: RetentionDays): Promise<Counts> {
  return countsOf(await findExpired(store, days));
}

/**
 * Erases the expired requests of each kind.
 * @param force erase even though the share is large
 * @throws {RetentionRefused} when it looks like a mistake; nothing was erased
 */
export async function deleteExpired(
  store: Store,
  days: RetentionDays,
  mailDirectory: string,
  force = false,
): Promise<Counts> {
  const expired = await findExpired(store, days);
  const totals = await store.db
    .selectFrom("submissions")
    .select((select) => ["kind", select.fn.countAll<number | string>().as("rows")])
    .groupBy("kind")
    .execute();
  for (const { kind, rows } of totals) {
    const count = expired[kind].length;
    if (force || count <= FEW || count <= LARGEST_SHARE * Number(rows)) continue;
    throw new RetentionRefused(
      `${count} of ${rows} requests of kind ${kind} would be erased at once. If that is right, run \`requests expire --force\`.`,
    );
  }
  await erase(store, Object.values(expired).flat(), mailDirectory);
  return countsOf(expired);
}

async function findExpired({ db }: Store, days: RetentionDays): Promise<Record<Kind, string[]>> {
  const expired: Record<Kind, string[]> = { appointment: [], enquiry: [], application: [] };
  for (const kind of KINDS) {
    const kept = days[`${kind.toUpperCase() as Uppercase<Kind>}_DAYS`];
    if (kept === 0) continue;
    const rows = await db
      .selectFrom("submissions")
      .select("id")
      .where("kind", "=", kind)
      .where("received_at", "<", new Date(Date.now() - kept * DAY_MS).toISOString())
      .execute();
    expired[kind] = rows.map(({ id }) => id);
  }
  return expired;
}

const countsOf = (ids: Record<Kind, string[]>) =>
  Object.fromEntries(Object.entries(ids).map(([kind, { length }]) => [kind, length])) as Counts;
