import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import { createServer } from "../../src/server.ts";
import { openStore, type StoreOptions } from "../../src/store/open-store.ts";
import { atEnd } from "./at-end.ts";
import { TEST_ENVIRONMENT } from "./spawn-server.ts";

/** A folder that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-api-"));
  atEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export interface RunningServer {
  url: string;
  dataDir: string;
  store: StoreOptions;
  close(): Promise<void>;
}

/** Starts a server on a free port with its own data folder. */
export async function runServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = environment.DATA_DIR ?? temporaryDirectory();
  const app = await createServer(readConfig({ ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...environment }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const close = () => app.close();
  atEnd(close);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { url, dataDir, store: { DATA_DIR: dataDir, DATABASE_URL: environment.DATABASE_URL }, close };
}

export async function rowsOf(
  options: StoreOptions,
  table: "submissions" | "resumes" | "outbox" | "used_checks",
) {
  const store = await openStore(options);
  try {
    return await store.db.selectFrom(table).selectAll().execute();
  } finally {
    await store.close();
  }
}

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
  return vi.waitFor(check, { timeout, interval: 25 });
}
