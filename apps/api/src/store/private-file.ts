import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

const OTHERS = 0o077;

/** Creates the file if it is missing, readable by its owner only. */
export function createPrivate(file: string) {
  closeSync(openSync(file, "a", 0o600));
  keepPrivate(file);
}

/**
 * Revokes other users' access to an existing file or folder. Windows has no such modes.
 * @throws when they have access and the file belongs to another user
 */
export function keepPrivate(file: string) {
  if (process.platform === "win32" || !existsSync(file)) return;
  const { mode } = statSync(file);
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o777 & ~OTHERS);
  } catch (error) {
    throw new Error(`other users may open ${file}: run chmod go= on it as its owner`, { cause: error });
  }
}
