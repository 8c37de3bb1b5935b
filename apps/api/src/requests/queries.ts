import type { Store } from "../store/open-store.ts";
import type { Kind } from "../store/tables.ts";

/** One thing a visitor sent, as the command line shows it. */
export interface RequestSummary {
  id: string;
  reference: string;
  kind: Kind;
  receivedAt: string;
  name: string;
  email: string;
  suspicion: string | null;
  /** How its mails are doing: `sent`, `pending` or `failed`. */
  mail: string;
}

/** Everything that arrived, the newest first. */
export async function listRequests({ db }: Store): Promise<RequestSummary[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "reference", "kind", "received_at", "answers", "email", "suspicion"])
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select(["submission_id", "status"])
    .where("status", "!=", "sent")
    .execute();
  const unsent = new Map<string, string>();
  for (const { submission_id, status } of mails) {
    if (unsent.get(submission_id) !== "failed") unsent.set(submission_id, status);
  }
  return rows.map(({ received_at, answers, ...row }) => ({
    ...row,
    receivedAt: received_at,
    name: nameOf(JSON.parse(answers)),
    mail: unsent.get(row.id) ?? "sent",
  }));
}

const nameOf = (answers: Record<string, string>) => answers.full_name ?? answers.fullName ?? "";

/** All that is kept of one request, found by its id or its reference. */
export async function findRequest({ db }: Store, idOrReference: string) {
  const submission = await db
    .selectFrom("submissions")
    .select(["id", "reference", "kind", "received_at", "answers", "email", "suspicion"])
    .where((row) =>
      row.or([row("id", "=", idOrReference), row("reference", "=", idOrReference.toUpperCase())]),
    )
    .executeTakeFirst();
  if (!submission) return undefined;
  const [resume, mails] = await Promise.all([
    db
      .selectFrom("resumes")
      .select(["file_name", "media_type", "size", "sha256", "scan"])
      .where("submission_id", "=", submission.id)
      .executeTakeFirst(),
    db
      .selectFrom("outbox")
      .select(["template", "status", "attempts", "sent_at", "last_error"])
      .where("submission_id", "=", submission.id)
      .orderBy("template")
      .execute(),
  ]);
  return {
    id: submission.id,
    reference: submission.reference,
    kind: submission.kind,
    receivedAt: submission.received_at,
    suspicion: submission.suspicion,
    answers: JSON.parse(submission.answers) as Record<string, string>,
    resume: resume && {
      fileName: resume.file_name,
      mediaType: resume.media_type,
      size: resume.size,
      sha256: resume.sha256,
      scan: resume.scan,
    },
    mails: mails.map(({ sent_at, last_error, ...mail }) => ({
      ...mail,
      sentAt: sent_at,
      lastError: last_error,
    })),
  };
}

/** The bytes of a request's resume. */
export async function readResume({ db }: Store, submissionId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("resumes")
    .select("content")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  return row?.content;
}
