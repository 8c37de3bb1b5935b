import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Updateable } from "kysely";
import type { Store } from "../store/open-store.ts";
import type { Tables } from "../store/tables.ts";
import { confirmationMail, type MailContext, noticeMail } from "./messages.ts";
import { type Mail, type MailTransport, type StoredMail, UnknownRecipient } from "./transport.ts";

/** How long a process may hold a mail before another may take it. */
const LEASE_MS = 60_000;
/** Delay after the first failure. It doubles with each attempt, up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** About twelve hours. After that someone has to look at the mail (`npm run requests -- outbox`). */
const MAX_ATTEMPTS = 20;
/** A pending mail older than this means that someone should check the mail server. */
const STUCK_AFTER_MS = 15 * 60_000;

const POLL_MS = 1_000;
/** How long the mails being sent may delay the end of the process. */
const STOP_MS = 5_000;

export interface Outbox {
  /** Sends what is due now instead of at the next poll. */
  poke(): void;
  /** Finishes the mails being sent and stops. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  context: MailContext;
  log: Pick<FastifyBaseLogger, "error" | "warn" | "info">;
  /** @default 1000 */
  pollMs?: number;
}

interface Claimed extends StoredMail {
  submission_id: string;
  attempts: number;
}

/**
 * Sends the mails that were stored with their submissions, each at least once. Any number of processes may run
 * it on one store: a mail is leased to one of them at a time.
 */
export function startOutbox({ store, transport, context, log, pollMs = POLL_MS }: OutboxOptions): Outbox {
  const owner = randomUUID();
  let stopped = false;
  /** True while a run is queued, which will find everything stored before it starts. */
  let poked = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  // No other process uses the embedded store: a lease found at start belongs to one that was killed.
  const abandonedReleased = store.shared ? undefined : releaseAll(store);

  async function run() {
    poked = false;
    try {
      await abandonedReleased;
      while (!stopped) {
        // A mail waiting for a connection would use up its lease, and visitors' requests come first.
        const mails = await claimDue(store, owner, transport.capacity);
        const outcomes = await Promise.allSettled(
          mails.map(async (mail) => transport.send(await compose(store, mail, context), mail)),
        );
        // First the mails that were sent: unrecorded, they would be sent again.
        const sent = mails.filter((_, index) => outcomes[index]?.status === "fulfilled");
        if (sent.length > 0) {
          const ids = sent.map(({ id }) => id);
          await settle(ids, { status: "sent", sent_at: new Date().toISOString(), last_error: null });
        }
        for (const [index, outcome] of outcomes.entries()) {
          const mail = mails[index];
          if (mail && outcome.status === "rejected") await recordFailure(mail, outcome.reason);
        }
        if (mails.length < transport.capacity) return;
      }
    } catch (error) {
      log.error({ err: error }, "outbox cannot use the store");
    }
  }

  async function recordFailure(mail: Claimed, error: unknown) {
    const reason = reasonOf(error);
    const attempts = mail.attempts + 1;
    // For the clinic's own address that is a fault to repair, so notices are still retried.
    if (mail.template === "confirmation" && error instanceof UnknownRecipient) {
      log.info({ outboxId: mail.id, reason }, "mail set aside");
      return settle([mail.id], { status: "undeliverable", attempts, last_error: reason });
    }
    log.warn({ outboxId: mail.id, attempts, reason }, "mail not sent");
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** mail.attempts) * (0.5 + Math.random() / 2);
    await settle([mail.id], {
      status: attempts < MAX_ATTEMPTS ? "pending" : "failed",
      attempts,
      lease_until: new Date(Date.now() + pause).toISOString(),
      last_error: reason,
    });
  }

  /** Records what became of mails and ends their lease, unless another process has taken them since. */
  async function settle(ids: string[], changes: Updateable<Tables["outbox"]>) {
    await store.transact((transaction) =>
      transaction
        .updateTable("outbox")
        .set({ ...changes, lease_owner: null })
        .where("id", "in", ids)
        .where("lease_owner", "=", owner)
        .execute(),
    );
  }

  /** Runs never overlap. Any number of pokes during a run cause one more run after it. */
  function poke() {
    if (stopped || poked) return;
    poked = true;
    clearTimeout(timer);
    running = running.then(run).then(schedule);
  }
  function schedule() {
    if (stopped || poked) return;
    timer = setTimeout(poke, pollMs);
  }
  poke();

  return {
    poke,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const impatient = setTimeout(transport.close, STOP_MS);
      await running;
      clearTimeout(impatient);
      transport.close();
    },
  };
}

async function releaseAll({ db }: Store) {
  await db
    .updateTable("outbox")
    .set({ lease_owner: null, lease_until: new Date().toISOString() })
    .where("status", "=", "pending")
    .where("lease_owner", "is not", null)
    .execute();
}

/** Leases the mails that have been due longest, in one statement because each commit waits for the disk. */
function claimDue({ transact, shared }: Store, owner: string, most: number): Promise<Claimed[]> {
  const now = Date.now();
  const moment = (ms: number) => new Date(now + ms).toISOString();
  return transact((transaction) =>
    transaction
      .updateTable("outbox")
      .set({ lease_owner: owner, lease_until: moment(LEASE_MS) })
      .where("id", "in", (outbox) =>
        outbox
          .selectFrom("outbox")
          .select("id")
          .where("status", "=", "pending")
          .where((due) =>
            due.or([
              due("lease_until", "<=", moment(0)),
              // No delay is this long: the clock has been set back since.
              due("lease_until", ">", moment(LONGEST_PAUSE_MS + LEASE_MS)),
            ]),
          )
          .orderBy("lease_until")
          .limit(most)
          // Other processes lease other mails instead of waiting for these.
          .$if(shared, (rows) => rows.forUpdate().skipLocked()),
      )
      .returning(["id", "submission_id", "template", "attempts", "created_at"])
      .execute(),
  );
}

async function compose({ db }: Store, mail: Claimed, context: MailContext): Promise<Mail> {
  const submission = await db
    .selectFrom("submissions")
    .select(["kind", "reference", "received_at", "answers", "suspicion"])
    .where("id", "=", mail.submission_id)
    .executeTakeFirstOrThrow();
  // Every attempt has the same id, so that mail programs show a mail that arrives twice only once.
  const messageId = `<${mail.id}@${context.from.split("@")[1]}>`;
  if (mail.template === "confirmation") return { ...confirmationMail(submission, context), messageId };
  const file = await db
    .selectFrom("resumes")
    .select(["file_name", "media_type", "scan", "content"])
    .where("submission_id", "=", mail.submission_id)
    .executeTakeFirst();
  return { ...noticeMail(submission, file, context), messageId };
}

/** The reason for a failure, without addresses: mail servers repeat the recipient in their replies. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replace(/\S+@\S+/g, "<address>").slice(0, 200) : "unknown";

/** Summarises the outbox. Throws when the store cannot be read. */
export async function readOutboxState({ db }: Store) {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => [
      "status",
      select.fn.countAll<number | string>().as("mails"),
      select.fn.min("created_at").as("oldest"),
    ])
    .where("status", "in", ["pending", "failed"])
    .groupBy("status")
    .execute();
  const pending = rows.find((row) => row.status === "pending");
  const failed = Number(rows.find((row) => row.status === "failed")?.mails ?? 0);
  const age = pending ? Math.max(0, Date.now() - Date.parse(pending.oldest)) : 0;
  return {
    pending: Number(pending?.mails ?? 0),
    /** Given up after the last attempt. */
    failed,
    oldestPendingSeconds: Math.round(age / 1000),
    /** True when someone should look at the mail server. */
    stuck: failed > 0 || age > STUCK_AFTER_MS,
  };
}
