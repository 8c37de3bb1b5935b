import type { Store } from "../store/open-store.ts";
import { STUCK_AFTER_MS } from "./outbox.ts";

/** Summarises the outbox. Throws when the store cannot be read. */
export async function readOutboxState({ db }: Store) {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => [
      "status",
      select.fn.countAll<number | string>().as("mails"),
      select.fn.min("created_at").as("oldest"),
    ])
    .where("status", "in", ["pending", "failed"])
    .groupBy("status")
    .execute();
  const pending = rows.find((row) => row.status === "pending");
  const failed = Number(rows.find((row) => row.status === "failed")?.mails ?? 0);
  const age = pending ? Math.max(0, Date.now() - Date.parse(pending.oldest)) : 0;
  return {
    pending: Number(pending?.mails ?? 0),
    /** Given up after the last attempt. */
    failed,
    oldestPendingSeconds: Math.round(age / 1000),
    /** True when someone should look at the mail server. */
    stuck: failed > 0 || age > STUCK_AFTER_MS,
  };
}
