import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { BuiltFiles } from "./build-content.ts";

export const distFolder = join(import.meta.dirname, "../dist");

/** Writes the built files, and removes others. Skips unchanged ones, so that watchers don't reload them. */
export function writeContent(files: BuiltFiles, folder = distFolder): void {
  const manifests = [files.get("pictures.json"), files.get("files.json")].join("");
  for (const [path, content] of files) {
    const file = join(folder, path);
    if (Buffer.from(content).equals(read(file))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || files.has(relative(folder, file))) continue;
    // Pictures and films are there already.
    if (!manifests.includes(`/assets/${entry.name}`)) rmSync(file);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.of();
  }
}
