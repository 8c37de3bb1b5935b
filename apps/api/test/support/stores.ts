import { randomUUID } from "node:crypto";
import type { Answers } from "@clinic/api-client/schemas/submission";
import { inject } from "vitest";
import { openStore, type Store, type StoreOptions } from "../../src/store/open-store.ts";
import { hashContent, type NewSubmission } from "../../src/store/submissions.ts";
import { atEnd } from "./at-end.ts";
import { createDatabase } from "./postgres.ts";
import { query, temporaryDirectory } from "./server.ts";
import { appointment } from "./visitor.ts";

/** Both stores, for tests of what may differ between them. */
export const STORES = ["the embedded store", "PostgreSQL"] as const;
export type StoreName = (typeof STORES)[number];

/** Made once for each worker, because that takes longer than most tests. */
let database: Promise<string> | undefined;

/** Settings of an empty store of this kind. */
export async function emptyStore(
  name: StoreName,
): Promise<{ DATA_DIR: string; DATABASE_URL?: string; HUMAN_CHECK_SECRET?: string }> {
  const DATA_DIR = temporaryDirectory();
  if (name === "the embedded store") return { DATA_DIR };
  database ??= createDatabase(inject("postgresUrl"), `clinic-${randomUUID()}`);
  const DATABASE_URL = await database;
  await query({ DATA_DIR, DATABASE_URL }, "drop schema public cascade; create schema public");
  return { DATA_DIR, DATABASE_URL, HUMAN_CHECK_SECRET: "the same secret for every process of the tests" };
}

/** Opens a store until the test ends. */
export async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  atEnd(store.close);
  return store;
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
