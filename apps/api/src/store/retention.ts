import { FORMS } from "@clinic/api-client/schemas/challenge";
import type { Store } from "./open-store.ts";
import type { Kind } from "./tables.ts";

/** How many days each kind is kept; without a number, for good. */
export interface RetentionDays {
  APPOINTMENT_DAYS?: number;
  ENQUIRY_DAYS?: number;
  APPLICATION_DAYS?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts, by kind, what is older than its days allow. */
export function countExpired(store: Store, days: RetentionDays): Promise<Record<Kind, number>> {
  return overExpired(days, async (kind, before) => {
    const row = await store.db
      .selectFrom("submissions")
      .select((select) => select.fn.countAll<number | string>().as("rows"))
      .where("kind", "=", kind)
      .where("received_at", "<", before)
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  });
}

/** Deletes, by kind, what is older than its days allow, with its resumes and mails. */
export function deleteExpired(store: Store, days: RetentionDays): Promise<Record<Kind, number>> {
  return overExpired(days, async (kind, before) => {
    const { numDeletedRows } = await store.db
      .deleteFrom("submissions")
      .where("kind", "=", kind)
      .where("received_at", "<", before)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

async function overExpired(
  { APPOINTMENT_DAYS, ENQUIRY_DAYS, APPLICATION_DAYS }: RetentionDays,
  act: (kind: Kind, before: string) => Promise<number>,
): Promise<Record<Kind, number>> {
  const daysByKind = { appointment: APPOINTMENT_DAYS, enquiry: ENQUIRY_DAYS, application: APPLICATION_DAYS };
  const counts: Record<Kind, number> = { appointment: 0, enquiry: 0, application: 0 };
  for (const kind of FORMS) {
    const days = daysByKind[kind];
    if (days) counts[kind] = await act(kind, new Date(Date.now() - days * DAY_MS).toISOString());
  }
  return counts;
}
