import type { Store } from "../store/open-store.ts";

/** Mails that have not been sent, the oldest first. */
export async function listUnsent({ db }: Store) {
  const rows = await db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .select([
      "submissions.reference",
      "outbox.template",
      "outbox.status",
      "outbox.attempts",
      "outbox.created_at",
      "outbox.lease_until",
      "outbox.last_error",
    ])
    .where("outbox.status", "!=", "sent")
    .orderBy("outbox.created_at")
    .execute();
  return rows.map(({ created_at, lease_until, last_error, ...row }) => ({
    ...row,
    createdAt: created_at,
    nextTry: row.status === "failed" ? null : lease_until,
    lastError: last_error,
  }));
}

/** Lets every unsent mail be tried again at once. @returns how many there are */
export async function retryUnsent({ db }: Store): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "pending", attempts: 0, lease_until: new Date().toISOString(), lease_owner: null })
    .where("status", "!=", "sent")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
