import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Type of a column of bytes, which the two stores name differently. */
export type BytesType = "blob" | "bytea";

/** All steps of the schema in order. SQLite runs them outside a transaction, so each can run again. */
export function migrations(bytes: BytesType): Record<string, Migration> {
  return {
    "0001-submissions": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("submissions")
          .ifNotExists()
          .addColumn("id", "text", (column) => column.primaryKey())
          .addColumn("kind", "text", (column) => column.notNull())
          .addColumn("reference", "text", (column) => column.notNull().unique())
          .addColumn("received_at", "text", (column) => column.notNull())
          .addColumn("idempotency_key", "text", (column) => column.unique())
          .addColumn("content_hash", "text", (column) => column.notNull())
          .addColumn("email", "text", (column) => column.notNull())
          .addColumn("answers", "text", (column) => column.notNull())
          .addColumn("suspicion", "text")
          .execute();
        await index(db, "submissions_received_at", "submissions", ["received_at"]);
        await index(db, "submissions_email", "submissions", ["email"]);

        await db.schema
          .createTable("resumes")
          .ifNotExists()
          .addColumn("id", "text", (column) => column.primaryKey())
          .addColumn("submission_id", "text", (column) =>
            column.notNull().unique().references("submissions.id").onDelete("cascade"),
          )
          .addColumn("file_name", "text", (column) => column.notNull())
          .addColumn("media_type", "text", (column) => column.notNull())
          .addColumn("size", "integer", (column) => column.notNull())
          .addColumn("sha256", "text", (column) => column.notNull())
          .addColumn("scan", "text", (column) => column.notNull())
          .addColumn("content", sql.raw(bytes), (column) => column.notNull())
          .execute();

        await db.schema
          .createTable("outbox")
          .ifNotExists()
          .addColumn("id", "text", (column) => column.primaryKey())
          .addColumn("submission_id", "text", (column) =>
            column.notNull().references("submissions.id").onDelete("cascade"),
          )
          .addColumn("template", "text", (column) => column.notNull())
          .addColumn("status", "text", (column) => column.notNull())
          .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
          .addColumn("created_at", "text", (column) => column.notNull())
          .addColumn("lease_until", "text", (column) => column.notNull())
          .addColumn("lease_owner", "text")
          .addColumn("sent_at", "text")
          .addColumn("last_error", "text")
          .execute();
        await index(db, "outbox_due", "outbox", ["status", "lease_until"]);
        await index(db, "outbox_submission", "outbox", ["submission_id"]);

        await db.schema
          .createTable("used_checks")
          .ifNotExists()
          .addColumn("nonce", "text", (column) => column.primaryKey())
          .addColumn("expires_at", "text", (column) => column.notNull())
          .execute();
        await index(db, "used_checks_expires_at", "used_checks", ["expires_at"]);

        await db.schema
          .createTable("rate_limits")
          .ifNotExists()
          .addColumn("id", "text", (column) => column.primaryKey())
          .addColumn("window_start", "text", (column) => column.notNull())
          .addColumn("hits", "integer", (column) => column.notNull())
          .execute();
        await index(db, "rate_limits_window_start", "rate_limits", ["window_start"]);
      },
    },
    "0002-handled-and-audit": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("handled")
          .ifNotExists()
          .addColumn("submission_id", "text", (column) =>
            column.primaryKey().references("submissions.id").onDelete("cascade"),
          )
          .addColumn("handled_at", "text", (column) => column.notNull())
          .addColumn("handled_by", "text", (column) => column.notNull())
          .execute();
        await db.schema
          .createTable("audit")
          .ifNotExists()
          .addColumn("id", "text", (column) => column.primaryKey())
          .addColumn("at", "text", (column) => column.notNull())
          .addColumn("actor", "text", (column) => column.notNull())
          .addColumn("action", "text", (column) => column.notNull())
          .addColumn("reference", "text")
          .addColumn("detail", "text", (column) => column.notNull())
          .execute();
      },
    },
    "0003-clock": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("clock")
          .ifNotExists()
          .addColumn("name", "text", (column) => column.primaryKey())
          .addColumn("at", "text", (column) => column.notNull())
          .execute();
      },
    },
  };
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}
