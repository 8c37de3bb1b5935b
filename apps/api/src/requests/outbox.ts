import type { ExpressionBuilder, Selectable } from "kysely";
import type { Store } from "../store/open-store.ts";
import type { Tables } from "../store/tables.ts";

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
    .where("outbox.status", "not in", ["sent", "dropped"])
    .orderBy("outbox.created_at")
    .execute();
  return rows.map(({ created_at, lease_until, last_error, ...row }) => ({
    ...row,
    createdAt: created_at,
    nextTry: row.status === "pending" ? lease_until : null,
    lastError: last_error,
  }));
}

const dueNow = () => ({
  status: "pending" as const,
  attempts: 0,
  lease_until: new Date().toISOString(),
  lease_owner: null,
});

/** Not leased: a mail that is being sent would arrive twice if it were made due. */
const atRest = ({ or, eb }: ExpressionBuilder<Tables, "outbox">) =>
  or([eb("lease_owner", "is", null), eb("lease_until", "<=", new Date().toISOString())]);

/** Makes all pending and failed mails due now. @returns their number */
export async function retryUnsent({ db }: Store): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(dueNow())
    .where("status", "in", ["pending", "failed"])
    .where(atRest)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Gives up all pending mails until a person sends or drops them. @returns their number */
export async function holdUnsent({ db }: Store): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      status: "failed",
      lease_owner: null,
      last_error: "restored from a backup: it may have been sent since",
    })
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export type Template = Selectable<Tables["outbox"]>["template"];

/** Sends a request's mails, or one of them, again whatever their status. @returns their number */
export async function resend({ db }: Store, submissionId: string, template?: Template): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(dueNow())
    .where("submission_id", "=", submissionId)
    .where(atRest)
    .$if(template !== undefined, (mails) => mails.where("template", "=", template as Template))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Gives up a request's unsent mails, or one of them. @returns their number */
export async function drop({ db }: Store, submissionId: string, template?: Template): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "dropped", lease_owner: null })
    .where("submission_id", "=", submissionId)
    .where("status", "not in", ["sent", "dropped"])
    .$if(template !== undefined, (mails) => mails.where("template", "=", template as Template))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
