import { rm } from "node:fs/promises";
import path from "node:path";
import { mailFileName, type StoredMail } from "../mail/transport.ts";
import type { Store } from "../store/open-store.ts";

/** Few at a time: overwriting five resumes of 5 MB holds the write lock for a fraction of a second. */
const BATCH = 5;

/**
 * Erases requests with their resumes and mails. Mails written as files go first: interrupted, the rows are still there to
 * be found again.
 * @returns how many there were
 */
export async function erase(store: Store, ids: readonly string[], mailDirectory: string): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const mails = await store.db
      .selectFrom("outbox")
      .select(["id", "template", "created_at"])
      .where("submission_id", "in", batch)
      .execute();
    await deleteMailFiles(mailDirectory, mails);
    const { numDeletedRows } = await store.db
      .deleteFrom("submissions")
      .where("id", "in", batch)
      .executeTakeFirstOrThrow();
    erased += Number(numDeletedRows);
    // One that was being written meanwhile.
    await deleteMailFiles(mailDirectory, mails);
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

async function deleteMailFiles(directory: string, mails: readonly StoredMail[]) {
  for (const mail of mails)
    for (const suffix of ["", ".part"])
      await rm(path.join(directory, `${mailFileName(mail)}${suffix}`), { force: true });
}
