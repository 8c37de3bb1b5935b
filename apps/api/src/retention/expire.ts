import { FORMS } from "@clinic/api-client/schemas/challenge";
import type { Store } from "../store/open-store.ts";
import type { Kind } from "../store/tables.ts";
import { erase } from "./erase.ts";

/** How many days each kind is kept; 0 means forever. */
export interface RetentionDays {
  APPOINTMENT_DAYS: number;
  ENQUIRY_DAYS: number;
  APPLICATION_DAYS: number;
}

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
  const counts = noCounts();
  for (const kind of FORMS) counts[kind] = (await findExpired(store, kind, days)).length;
  return counts;
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
  const ids = { appointment: [], enquiry: [], application: [] } as Record<Kind, string[]>;
  for (const kind of FORMS) {
    ids[kind] = await findExpired(store, kind, days);
    if (!force) await assertPlausible(store, kind, ids[kind].length);
  }
  const counts = noCounts();
  for (const kind of FORMS) counts[kind] = ids[kind].length;
  await erase(
    store,
    FORMS.flatMap((kind) => ids[kind]),
    mailDirectory,
  );
  return counts;
}

async function assertPlausible(store: Store, kind: Kind, expired: number) {
  if (expired <= FEW) return;
  const row = await store.db
    .selectFrom("submissions")
    .select((select) => select.fn.countAll<number | string>().as("rows"))
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  const total = Number(row.rows);
  if (expired > LARGEST_SHARE * total) {
    throw new RetentionRefused(
      `${expired} of ${total} requests of kind ${kind} would be erased at once. If that is right, run \`requests expire --force\`.`,
    );
  }
}

async function findExpired(store: Store, kind: Kind, days: RetentionDays): Promise<string[]> {
  const kept = {
    appointment: days.APPOINTMENT_DAYS,
    enquiry: days.ENQUIRY_DAYS,
    application: days.APPLICATION_DAYS,
  }[kind];
  if (kept === 0) return [];
  const rows = await store.db
    .selectFrom("submissions")
    .select("id")
    .where("kind", "=", kind)
    .where("received_at", "<", new Date(Date.now() - kept * DAY_MS).toISOString())
    .execute();
  return rows.map(({ id }) => id);
}

const noCounts = (): Counts => ({ appointment: 0, enquiry: 0, application: 0 });
