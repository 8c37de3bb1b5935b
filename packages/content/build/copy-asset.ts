import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";

/** Copies a file whose name says its content, unless it is there already. */
export function copyAsset(file: string, target: string, name = basename(file)) {
  const copy = join(target, name);
  if (existsSync(copy)) return;
  mkdirSync(target, { recursive: true });
  copyFileSync(file, copy);
}
