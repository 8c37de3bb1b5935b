import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";

/**
 * Deletes all that was sent from one address: the requests with their resumes and mails in the store, and the
 * mails written as files.
 * @returns the ids of what was deleted
 */
export async function forget(store: Store, email: string, mailDirectory: string): Promise<string[]> {
  const mails = await store.db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .select("outbox.id")
    .where("submissions.email", "=", email.toLowerCase())
    .execute();
  const deleted = await store.db
    .deleteFrom("submissions")
    .where("email", "=", email.toLowerCase())
    .returning("id")
    .execute();
  await deleteMailFiles(mailDirectory, new Set(mails.map(({ id }) => id)));
  // The embedded store's log still holds the old pages until it is folded into the file.
  if (!store.shared) await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  return deleted.map(({ id }) => id);
}

/** A mail's file name ends with its id in the outbox. */
async function deleteMailFiles(directory: string, ids: ReadonlySet<string>) {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const id = /([0-9a-f-]{36})\.eml(?:\.part)?$/.exec(name)?.[1];
    if (id && ids.has(id)) await rm(path.join(directory, name), { force: true });
  }
}
