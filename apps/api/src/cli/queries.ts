import type { Kind } from "@clinic/api-client/schemas/challenge";
import type { Answers } from "@clinic/api-client/schemas/submission";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Store } from "../store/open-store.ts";

/** One thing a visitor sent, as the command line lists it. */
export type ListedRequest = Awaited<ReturnType<typeof readPage>>[number];

/** Narrows a list. Days are `YYYY-MM-DD` at the clinic, both inclusive. */
export interface RequestFilter {
  kind?: Kind;
  handled?: boolean;
  suspected?: boolean;
  since?: string;
  until?: string;
  email?: string;
  /** Part of a reference, an address or an answer, in any case. */
  search?: string;
  /** Only those that come after this one in the list. */
  after?: { id: string; receivedAt: string };
}

interface Page {
  size: number;
  number: number;
}

/** Lists requests, newest first, with the state of their mails: all of them, or one page. */
export async function listRequests(store: Store, filter: RequestFilter = {}, page?: Page) {
  const { total } = await matching(store, filter)
    .select((select) => select.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await readPage(store, filter, page);
  const unsent = await unsentMails(store);
  return {
    total: Number(total),
    requests: rows.map((row) => ({ ...row, mail: unsent.get(row.id) ?? "sent" })),
  };
}

const CHUNK = 200;

/** All requests, newest first, 200 at a time: a year's do not fit into memory at once. */
export async function* readInChunks(store: Store, filter: RequestFilter) {
  let after: RequestFilter["after"];
  do {
    const rows = await readPage(store, { ...filter, after }, { size: CHUNK, number: 1 });
    yield rows;
    after = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (after);
}

const matching = ({ db }: Store, filter: RequestFilter) =>
  db
    .selectFrom("submissions")
    .leftJoin("handled", "handled.submission_id", "submissions.id")
    .where((row) => row.and(conditions(filter)));

async function readPage(store: Store, filter: RequestFilter, page?: Page) {
  const rows = await matching(store, filter)
    .select([
      "submissions.id",
      "submissions.reference",
      "submissions.kind",
      "submissions.received_at as receivedAt",
      "submissions.answers",
      "submissions.email",
      "submissions.suspicion",
      "handled.handled_at as handledAt",
      "handled.handled_by as handledBy",
    ])
    .orderBy("submissions.received_at", "desc")
    .orderBy("submissions.id")
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset((page?.size ?? 0) * ((page?.number ?? 1) - 1)),
    )
    .execute();
  return rows.map((row) => {
    const answers: Answers = JSON.parse(row.answers);
    return { ...row, name: answers.fullName, answers };
  });
}

function conditions({ kind, handled, suspected, since, until, email, search, after }: RequestFilter) {
  const all: RawBuilder<SqlBool>[] = [];
  const add = (condition: RawBuilder<SqlBool>) => all.push(condition);
  if (kind) add(sql`submissions.kind = ${kind}`);
  if (handled === true) add(sql`handled.handled_at is not null`);
  if (handled === false) add(sql`handled.handled_at is null`);
  if (suspected) add(sql`submissions.suspicion is not null`);
  if (since) add(sql`submissions.received_at >= ${startOfDay(since).toISOString()}`);
  if (until)
    add(sql`submissions.received_at < ${new Date(startOfDay(until).getTime() + DAY_MS).toISOString()}`);
  if (email) add(sql`submissions.email = ${email.toLowerCase()}`);
  if (after)
    add(
      sql`(submissions.received_at <= ${after.receivedAt} and (submissions.received_at < ${after.receivedAt} or submissions.id > ${after.id}))`,
    );
  if (search) {
    // Answers are stored, and so searched, as JSON.
    const escaped = JSON.stringify(search.toLowerCase())
      .slice(1, -1)
      .replace(/[\\%_]/g, "\\$&");
    const pattern = `%${escaped}%`;
    const like = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    add(sql`(${like("reference")} or ${like("email")} or ${like("answers")})`);
  }
  return all;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of a day at the clinic. India has no daylight saving time. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** Statuses of mails, the most urgent last. */
const ATTENTION = ["dropped", "pending", "undeliverable", "failed"];

async function unsentMails({ db }: Store): Promise<Map<string, string>> {
  const mails = await db
    .selectFrom("outbox")
    .select(["submission_id", "status"])
    .where("status", "!=", "sent")
    .execute();
  const worst = new Map<string, string>();
  for (const { submission_id, status } of mails) {
    const known = worst.get(submission_id) ?? "";
    if (ATTENTION.indexOf(status) > ATTENTION.indexOf(known)) worst.set(submission_id, status);
  }
  return worst;
}

/** Finds a request by id or reference, with everything stored about it. */
export async function findRequest({ db }: Store, idOrReference: string) {
  const submission = await db
    .selectFrom("submissions")
    .select(["id", "reference", "kind", "received_at as receivedAt", "answers", "suspicion"])
    .where((row) =>
      row.or([row("id", "=", idOrReference), row("reference", "=", idOrReference.toUpperCase())]),
    )
    .executeTakeFirst();
  if (!submission) return undefined;
  const { id } = submission;
  const file = await db
    .selectFrom("resumes")
    .select(["file_name as fileName", "media_type as mediaType", "size", "sha256", "scan"])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  const mails = await db
    .selectFrom("outbox")
    .select(["template", "status", "attempts", "sent_at as sentAt", "last_error as lastError"])
    .where("submission_id", "=", id)
    .orderBy("template")
    .execute();
  const handled = await db
    .selectFrom("handled")
    .select(["handled_at as at", "handled_by as by"])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  const answers: Answers = JSON.parse(submission.answers);
  return { ...submission, answers, handled: handled ?? null, file, mails };
}

export async function readContent({ db }: Store, id: string): Promise<Uint8Array | undefined> {
  const rows = db.selectFrom("resumes").select("content").where("submission_id", "=", id);
  return (await rows.executeTakeFirst())?.content;
}

/** Marks a request as handled, or as open again. */
export async function markHandled({ db }: Store, submissionId: string, by: string | null): Promise<void> {
  await db.deleteFrom("handled").where("submission_id", "=", submissionId).execute();
  if (by === null) return;
  await db
    .insertInto("handled")
    .values({ submission_id: submissionId, handled_at: new Date().toISOString(), handled_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
