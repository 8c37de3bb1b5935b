import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import type { Selectable } from "kysely";
import pg from "pg";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import { createServer } from "../../src/server.ts";
import type { StoreOptions } from "../../src/store/open-store.ts";
import type { Tables } from "../../src/store/tables.ts";
import { atEnd } from "./at-end.ts";
import { TEST_ENVIRONMENT } from "./spawn-server.ts";

/** A folder that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-api-"));
  atEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts a server on a free port with its own data folder. */
export async function runServer(environment: NodeJS.ProcessEnv = {}) {
  const dataDir = environment.DATA_DIR ?? temporaryDirectory();
  const app = await createServer(readConfig({ ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...environment }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const close = () => app.close();
  atEnd(close);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const store: StoreOptions = { DATA_DIR: dataDir, DATABASE_URL: environment.DATABASE_URL };
  return { url, dataDir, store, close };
}

/** Runs a statement by the database's own client, not by the code under test. */
export async function query<Row>(
  { DATA_DIR, DATABASE_URL }: StoreOptions,
  statement: string,
): Promise<Row[]> {
  if (!DATABASE_URL) {
    using database = new DatabaseSync(path.join(DATA_DIR, "clinic.db"), { timeout: 5_000 });
    return database.prepare(statement).all() as Row[];
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export const rowsOf = <Table extends keyof Tables>(options: StoreOptions, table: Table) =>
  query<Selectable<Tables[Table]>>(options, `select * from ${table}`);

/** The mails written as files, parsed independently of the mailer. */
export async function mailsOf(dataDir: string) {
  const directory = path.join(dataDir, "mail");
  const names = readdirSync(directory).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(directory, name)))));
}

/** Whether a mail is sent to this address. */
export const isTo =
  (address: string) =>
  ({ to = [] }: Email) =>
    to.some((recipient) => recipient.address === address);

/** Retries until the check passes, for what happens in the background, such as mail. */
export function eventually<Value>(check: () => Promise<Value>, timeout = EXPECT_TIMEOUT_MS): Promise<Value> {
  return vi.waitFor(check, { timeout, interval: 50 });
}
