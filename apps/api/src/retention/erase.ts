import { rm } from "node:fs/promises";
import path from "node:path";
import { mailFileName, type StoredMail } from "../mail/transport.ts";
import type { Store } from "../store/open-store.ts";

/**
 * Erases requests with their resumes and mails. One at a time, because visitors wait while the embedded store overwrites a
 * resume. Mails written as files go first: interrupted, the rows are still there to be found again.
 * @returns how many there were
 */
export async function erase(store: Store, ids: readonly string[], mailDirectory: string): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    const mails = await store.db
      .selectFrom("outbox")
      .select(["id", "template", "created_at"])
      .where("submission_id", "=", id)
      .execute();
    await deleteMailFiles(mailDirectory, mails);
    const { numDeletedRows } = await store.db
      .deleteFrom("submissions")
      .where("id", "=", id)
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
