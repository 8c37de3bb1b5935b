import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changeOf } from "@clinic/content/records/change-of";

export type Change = ReturnType<typeof listChanges>[number];

/** The files below `data/` and `assets/` that differ from the last commit. */
export function listChanges(folder: string) {
  const prefix = git(folder, "rev-parse", "--show-prefix").trim();
  const options = ["--porcelain", "--no-renames", "--untracked-files=all", "-z"];
  const status = git(folder, "status", ...options, "--", "data", "assets");
  return [...status.matchAll(/[^\0]{3}([^\0]+)/g)]
    .map(([, file = ""]) => file.replace(prefix, ""))
    .map((file) => ({ file, before: recorded(folder, "HEAD", file), now: read(folder)(file) }))
    .filter(({ before, now }) => before !== now)
    .map(({ file, before, now }) => ({ file, now, ...changeOf(file, read(folder), before, now) }));
}

/** Restores a file to the last commit; deletes a new one, with the new pictures and PDF files that nothing else names. */
export function takeBack(folder: string, file: string): void {
  if (!/^(?:data|assets)\/(?!.*\.\.)/.test(file)) throw new Error(`"${file}" is not a file of the content.`);
  const isNamed = (src: string) =>
    run(folder, ["grep", "-qF", "--untracked", src, "--", "data"]).status === 0;
  const isNew = run(folder, ["cat-file", "-e", `HEAD:${file}`]).status !== 0;
  if (isNew && file.startsWith("assets/") && isNamed(file.slice("assets/".length)))
    throw new Error("An entry has this file. Take the entry back, or choose another file there first.");
  const held = file.startsWith("data/") ? (read(folder)(file) ?? "") : "";
  // A file that is gone from the index as well can't be added.
  run(folder, ["add", "--all", "--", file]);
  git(folder, "restore", "--source=HEAD", "--staged", "--worktree", "--", file);
  for (const { file: asset, title } of held ? listChanges(folder) : []) {
    const src = asset.replace(/^assets\//, "");
    if (title.startsWith("New") && src !== asset && held.includes(src) && !isNamed(src))
      takeBack(folder, asset);
  }
}

/** A file as it is, and as the last commits have recorded it, each with what differs from the version before. */
export function historyOf(folder: string, file: string) {
  const log = git(folder, "log", "-20", "--format=%H %as, %an", "--", file).split("\n").filter(Boolean);
  const versions = log.map((line) => {
    const [id = "", ...title] = line.split(" ");
    return { title: title.join(" "), text: recorded(folder, id, file) ?? "" };
  });
  const now = { title: "Not recorded yet", text: read(folder)(file) ?? "" };
  const all = now.text === versions[0]?.text ? versions : [now, ...versions];
  return all.map(({ title, text }, at) => ({
    ...changeOf(file, read(folder), all[at + 1]?.text, text),
    title,
  }));
}

export const read = (folder: string) => (file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined;

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
