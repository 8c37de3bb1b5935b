import { randomUUIDv7 } from "node:crypto";
import type { Store } from "./open-store.ts";

export interface AuditEntry {
  /** Who did it: the account that ran the command, or `server`. */
  actor: string;
  action: string;
  /** Reference of the one request that was touched. */
  reference?: string;
  /** Counts and choices. Nothing a visitor typed belongs here: entries outlive what they speak of. */
  detail?: Record<string, unknown>;
}

/** Records who read, exported, changed or erased what visitors sent. */
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
