import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Type of a column of bytes, which the two stores name differently. */
export type BytesType = "blob" | "bytea";

/**
 * All steps of the schema in order. SQLite runs them outside a transaction, so each can run again. They leave what the
 * previous version uses, so that it can run on a newer store.
 */
export function migrations(bytes: BytesType): Record<string, Migration> {
  return {
    // No index of addresses: SQLite copies entries of an index when it splits a page, and never overwrites those copies.
    "0001-submissions": statements(
      `create table if not exists submissions (
        id text primary key, kind text not null, reference text not null unique, received_at text not null,
        idempotency_key text unique, content_hash text not null, email text not null, answers text not null,
        suspicion text)`,
      "create index if not exists submissions_received_at on submissions (received_at)",
      `create table if not exists resumes (
        id text primary key, submission_id text not null unique references submissions (id) on delete cascade,
        file_name text not null, media_type text not null, size integer not null, sha256 text not null,
        scan text not null, content ${bytes} not null)`,
      `create table if not exists outbox (
        id text primary key, submission_id text not null references submissions (id) on delete cascade,
        template text not null, status text not null, attempts integer default 0 not null, created_at text not null,
        lease_until text not null, lease_owner text, sent_at text, last_error text)`,
      "create index if not exists outbox_due on outbox (status, lease_until)",
      "create index if not exists outbox_submission on outbox (submission_id)",
      "create table if not exists used_checks (nonce text primary key, expires_at text not null)",
      "create index if not exists used_checks_expires_at on used_checks (expires_at)",
      "create table if not exists rate_limits (id text primary key, window_start text not null, hits integer not null)",
      "create index if not exists rate_limits_window_start on rate_limits (window_start)",
    ),
    "0002-handled-and-audit": statements(
      `create table if not exists handled (
        submission_id text primary key references submissions (id) on delete cascade,
        handled_at text not null, handled_by text not null)`,
      `create table if not exists audit (
        id text primary key, at text not null, actor text not null, action text not null, reference text,
        detail text not null)`,
    ),
  };
}

const statements = (...all: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of all) await sql.raw(statement).execute(db);
  },
});
