import { randomUUIDv7 } from "node:crypto";
import type { Store } from "./open-store.ts";

export interface AuditEntry {
  /** The account that ran the command, or `server`. */
  actor: string;
  action: string;
  /** Reference of the request, where there is only one. */
  reference?: string;
  /** Counts and options, but no personal data: entries outlive the requests they are about. */
  detail?: Record<string, unknown>;
}

/** Records who read, exported, changed or erased requests. */
export async function recordAudit({ db }: Store, { actor, action, reference, detail = {} }: AuditEntry) {
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
export async function readAudit({ db }: Store, limit: number) {
  const rows = await db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ detail, ...row }) => ({
    ...row,
    detail: JSON.parse(detail) as Record<string, unknown>,
  }));
}
