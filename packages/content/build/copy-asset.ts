import { cpSync } from "node:fs";
import { basename, join } from "node:path";

/** Copies a file whose name says its content, unless it is there already. */
export function copyAsset(file: string, target: string, name = basename(file)) {
  cpSync(file, join(target, name), { force: false });
}
