import { randomUUIDv7 } from "node:crypto";
import type { Store } from "./open-store.ts";

interface AuditEntry {
  /** The account that ran the command, or `server`. */
  actor: string;
  action: string;
  reference?: string | null;
  /** Counts and options, but no personal data: entries outlive the requests they are about. */
  detail?: object;
}

/** Records who read, exported, changed or erased requests. */
export async function recordAudit({ db }: Store, { reference = null, detail = {}, ...entry }: AuditEntry) {
  const at = new Date().toISOString();
  const row = { id: randomUUIDv7(), at, reference, detail: JSON.stringify(detail), ...entry };
  await db.insertInto("audit").values(row).execute();
}

/** The audit log, the newest entry first. */
export function readAudit({ db }: Store, limit: number) {
  return db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(limit).execute();
}
