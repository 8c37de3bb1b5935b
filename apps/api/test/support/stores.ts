import { randomUUID } from "node:crypto";
import type { Answers } from "@clinic/api-client/schemas/submission";
import { inject } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { hashContent, type NewSubmission } from "../../src/store/submissions.ts";
import { createDatabase } from "./postgres.ts";
import { temporaryDirectory } from "./server.ts";
import { appointment } from "./visitor.ts";

/** Both stores: every test of stored data runs on each. */
export const STORES = ["the embedded store", "PostgreSQL"] as const;
export type StoreName = (typeof STORES)[number];

/** Settings of an empty store of this kind. */
export async function emptyStore(name: StoreName): Promise<Record<string, string>> {
  const DATA_DIR = temporaryDirectory();
  if (name === "the embedded store") return { DATA_DIR };
  return {
    DATA_DIR,
    DATABASE_URL: await createDatabase(inject("postgresUrl"), `clinic-${randomUUID()}`),
    DATABASE_POOL: "5",
    HUMAN_CHECK_SECRET: "the same secret for every process of the tests",
  };
}

/** A submission as routes store it: a new appointment, changed as given. */
export function newSubmission(
  changes: Partial<Omit<NewSubmission, "answers">> = {},
  answers: Partial<Answers> = {},
): NewSubmission {
  const { full_name: fullName, ...others } = appointment;
  const submission = {
    kind: "appointment" as const,
    answers: { fullName, ...others, ...answers },
    idempotencyKey: randomUUID(),
    check: { nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
    confirmationsPerHour: 1000,
    ...changes,
  };
  return { contentHash: hashContent(submission), ...submission };
}

/** Ends what killed processes have of a shared store: the mails they were sending are leased for a minute. */
export async function endLeases(environment: Record<string, string>) {
  const store = await openStore(toOptions(environment));
  await store.db.updateTable("outbox").set({ lease_until: new Date().toISOString() }).execute();
  await store.close();
}

/** Options of `openStore` for the store that these settings describe. */
export const toOptions = ({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) => ({
  DATA_DIR,
  DATABASE_URL,
});
