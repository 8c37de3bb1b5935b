import { randomUUIDv7 } from "node:crypto";
import type { Store } from "./open-store.ts";

/**
 * Records who read, exported, changed or erased requests.
 * @param actor the account that ran the command, or `server`
 * @param detail counts and options, but no personal data: entries outlive the requests they are about
 */
export async function recordAudit(
  { db }: Store,
  {
    actor,
    action,
    reference,
    detail = {},
  }: { actor: string; action: string; reference?: string; detail?: object },
) {
  await db
    .insertInto("audit")
    .values({
      id: randomUUIDv7(),
      at: new Date().toISOString(),
      actor,
      action,
      reference: reference ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** The audit log, the newest entry first. */
export function readAudit({ db }: Store, limit: number) {
  return db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(limit).execute();
}
