import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Store } from "../store/open-store.ts";

/** Limits how long one statement blocks other requests. */
const BATCH = 200;

/**
 * Erases requests with their resumes and mails: from the store, from the remains of deleted rows in its file, and
 * from the mails written as files.
 * @returns how many there were
 */
export async function erase(store: Store, ids: readonly string[], mailDirectory: string): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const mails = await store.db
      .selectFrom("outbox")
      .select("id")
      .where("submission_id", "in", batch)
      .execute();
    const { numDeletedRows } = await store.db
      .deleteFrom("submissions")
      .where("id", "in", batch)
      .executeTakeFirstOrThrow();
    erased += Number(numDeletedRows);
    await deleteMailFiles(mailDirectory, new Set(mails.map(({ id }) => id)));
  }
  if (erased > 0) await store.scrub();
  return erased;
}

/** Erases all that was sent from one address. @returns how many requests there were */
export async function forget(store: Store, email: string, mailDirectory: string): Promise<number> {
  const rows = store.db.selectFrom("submissions").select("id").where("email", "=", email.toLowerCase());
  const ids = (await rows.execute()).map(({ id }) => id);
  return erase(store, ids, mailDirectory);
}

/** A mail's file name ends with its id in the outbox. */
async function deleteMailFiles(directory: string, ids: ReadonlySet<string>) {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const id = /([0-9a-f-]{36})\.eml(?:\.part)?$/.exec(name)?.[1];
    if (id && ids.has(id)) await rm(path.join(directory, name), { force: true });
  }
}
