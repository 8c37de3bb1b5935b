import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, Version } from "../src/changes.ts";

/** The files below `data/` and `assets/` that differ from the last commit. */
export function listChanges(folder: string): Change[] {
  const options = ["--porcelain", "--no-renames", "--untracked-files=all", "-z"];
  const prefix = git(folder, "rev-parse", "--show-prefix").trim();
  const files = git(folder, "status", ...options, "--", "data", "assets").split("\0");
  const changes = files.filter(Boolean).map((line) => {
    const file = line.slice(3).replace(prefix, "");
    return { file, before: recorded(folder, "HEAD", file), now: read(join(folder, file)) };
  });
  return changes.filter(({ before, now }) => before !== now);
}

/** Restores a file to the last commit; deletes a new one. */
export function takeBack(folder: string, file: string): void {
  if (!/^(?:data|assets)\/(?!.*\.\.)/.test(file)) throw new Error(`"${file}" is not a file of the content.`);
  // A file that is gone from the index as well can't be added.
  run(folder, ["add", "--all", "--", file]);
  git(folder, "restore", "--source=HEAD", "--staged", "--worktree", "--", file);
}

/** A file as it is, and as the last commits have recorded it. */
export function historyOf(folder: string, file: string): Version[] {
  const log = git(folder, "log", "-20", "--format=%H %as %an", "--", file).split("\n").filter(Boolean);
  const versions = log.map((line) => {
    const [id = "", when = "", ...who] = line.split(" ");
    return { id, when, who: who.join(" "), text: recorded(folder, id, file) ?? "" };
  });
  const text = read(join(folder, file)) ?? "";
  return text === versions[0]?.text
    ? versions
    : [{ id: "now", when: "Not recorded yet", who: "", text }, ...versions];
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

function recorded(folder: string, commit: string, file: string): string | undefined {
  const { status, stdout } = run(folder, ["show", `${commit}:./${file}`]);
  return status === 0 ? stdout : undefined;
}

function git(folder: string, ...args: string[]): string {
  const { status, stdout } = run(folder, args);
  if (status !== 0) throw new Error("What changed can't be told: this copy of the website has no history.");
  return stdout;
}

const run = (folder: string, args: string[]) =>
  spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 });
