import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The secret that signs human checks: made on the first run and kept in the data folder, readable by its owner
 * only, so that challenges stay valid over a restart.
 */
export function keepSecret(directory: string): string {
  const file = path.join(directory, "human-check-secret");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails when the file exists: of two processes that start at once, both end up with one secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new Error(`DATA_DIR: ${file} is damaged. Remove it, and a new one is made.`);
  }
  return secret;
}
