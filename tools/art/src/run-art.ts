import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Runs `npm run art` with a PATH on which there is no Blender. For tests. */
export function runArt(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: import.meta.dirname },
  });
}
