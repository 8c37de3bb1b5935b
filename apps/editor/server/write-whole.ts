import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file whole or not at all: a full disk leaves what it held before.
 *
 * @param prepare - Changes the file before it gets its name.
 */
export async function writeWhole<Result>(
  file: string,
  content: string | Buffer,
  prepare?: (part: string) => Promise<Result>,
): Promise<Result | undefined> {
  // Content ignores names that begin with a dot.
  const part = join(dirname(file), `.${basename(file)}.part`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(part, content);
    const result = await prepare?.(part);
    renameSync(part, file);
    return result;
  } finally {
    rmSync(part, { force: true });
  }
}
