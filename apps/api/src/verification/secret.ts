import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StoreError } from "../store/open-store.ts";

/**
 * Loads the secret that signs human checks, so that challenges survive a restart. The first run creates it in the
 * data folder, readable by its owner only.
 * @throws {StoreError} when the folder cannot be written or the secret is damaged
 */
export function loadOrCreateSecret(directory: string): string {
  const file = path.join(directory, "human-check-secret");
  let secret: string;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    secret = readOrMake(file);
  } catch (error) {
    throw new StoreError(`DATA_DIR: the human check's secret cannot be kept (${String(error)}).`, {
      cause: error,
    });
  }
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new StoreError(`DATA_DIR: ${file} is damaged. Remove it, and a new one is made.`);
  return secret;
}

function readOrMake(file: string): string {
  try {
    // "wx" fails when the file exists, so that two processes starting at once end up with the same secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
