import type { Selectable, Updateable } from "kysely";
import type { Store } from "../store/open-store.ts";
import type { Tables } from "../store/tables.ts";

type Mail = Selectable<Tables["outbox"]>;
export type Template = Mail["template"];

/** Mails that have not been sent, the oldest first. */
export function listUnsent({ db }: Store) {
  return db
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
}

interface Which {
  statuses?: Mail["status"][];
  submissionId?: string;
  template?: Template;
  /** Whether mails that are being sent are left out: made due, they would arrive twice. */
  atRest?: boolean;
}

/** Changes mails and ends their leases. @returns their number */
async function change(
  { db }: Store,
  { statuses, submissionId, template, atRest = false }: Which,
  changes: Updateable<Tables["outbox"]>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ ...changes, lease_owner: null })
    .$if(statuses !== undefined, (mails) => mails.where("status", "in", statuses ?? []))
    .$if(submissionId !== undefined, (mails) => mails.where("submission_id", "=", submissionId ?? ""))
    .$if(template !== undefined, (mails) => mails.where("template", "=", template as Template))
    .$if(atRest, (mails) =>
      mails.where(({ or, eb }) =>
        or([eb("lease_owner", "is", null), eb("lease_until", "<=", new Date().toISOString())]),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const dueNow = () => ({ status: "pending" as const, attempts: 0, lease_until: new Date().toISOString() });

/** Makes all pending and failed mails due now. */
export const retryUnsent = (store: Store) =>
  change(store, { statuses: ["pending", "failed"], atRest: true }, dueNow());

/** Gives up all pending mails until a person sends or drops them. */
export const holdUnsent = (store: Store) =>
  change(
    store,
    { statuses: ["pending"] },
    { status: "failed", last_error: "restored from a backup: it may have been sent since" },
  );

/** Sends a request's mails, or one of them, again whatever their status. */
export const resend = (store: Store, submissionId: string, template?: Template) =>
  change(store, { submissionId, template, atRest: true }, dueNow());

/** Gives up a request's unsent mails, or one of them. */
export const drop = (store: Store, submissionId: string, template?: Template) =>
  change(
    store,
    { submissionId, template, statuses: ["pending", "failed", "undeliverable"] },
    { status: "dropped" },
  );
