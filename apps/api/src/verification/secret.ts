import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StoreError } from "../store/open-store.ts";
import { keepPrivate } from "../store/private-file.ts";

/**
 * The secret that signs human checks: made on the first run and kept in the data folder, readable by its owner
 * only, so that challenges stay valid over a restart.
 * @throws {StoreError} when the folder cannot be written or the secret is damaged
 */
export function loadOrCreateSecret(directory: string): string {
  const file = path.join(directory, "human-check-secret");
  let secret: string;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    keepPrivate(file);
    secret = readOrMake(file);
  } catch (error) {
    throw new StoreError(`DATA_DIR: the human check's secret cannot be kept (${String(error)}).`, {
      cause: error,
    });
  }
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new StoreError(`DATA_DIR: ${file} is damaged. Remove it, and a new one is made.`);
  }
  return secret;
}

function readOrMake(file: string): string {
  try {
    // "wx" fails when the file exists: of two processes that start at once, both end up with one secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
