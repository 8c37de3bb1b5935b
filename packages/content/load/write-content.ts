import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { BuiltFiles } from "./built-content.ts";

export const distFolder = join(import.meta.dirname, "../dist");

/** Writes the built files. Skips unchanged ones, so that watchers don't reload them. */
export function writeContent(files: BuiltFiles, folder = distFolder): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    if (Buffer.from(content).equals(read(file))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(relative(folder, file))) rmSync(file);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.of();
  }
}
