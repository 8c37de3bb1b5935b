import { readFileSync } from "node:fs";

/** The text of a file, or null if it can't be read. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
