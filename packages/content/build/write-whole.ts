import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Writes a file whole or not at all: a full disk leaves what it held before. */
export function writeWhole(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  // Content ignores names that begin with a dot.
  const part = join(dirname(file), `.${basename(file)}.part`);
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
