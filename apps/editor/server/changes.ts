import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { differencesOf, textOf } from "../src/differences.ts";
import { definitionOf, parse } from "../src/record-file.ts";
import type { Change } from "../src/shell/changes-dialog.tsx";

/** The changes since the last commit below `data/` and `assets/`, described for people. */
export function listChanges(folder: string): Change[] {
  const options = ["--porcelain", "--no-renames", "--untracked-files=all", "-z"];
  const prefix = git(folder, "rev-parse", "--show-prefix").trim();
  const files = git(folder, "status", ...options, "--", "data", "assets")
    .split("\0")
    .filter(Boolean);
  return files.flatMap((line) => {
    const file = line.slice(3).replace(prefix, "");
    const now = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined;
    const { status, stdout } = run(folder, ["show", `HEAD:./${file}`]);
    const before = status === 0 ? stdout : undefined;
    return now === before ? [] : describe(file, before, now);
  });
}

/** Restores a file to the last commit; deletes a new one. */
export function takeBack(folder: string, file: string): void {
  if (!/^(?:data|assets)\/(?!.*\.\.)/.test(file)) throw new Error(`"${file}" is not a file of the content.`);
  // A file that is gone from the index as well can't be added.
  run(folder, ["add", "--all", "--", file]);
  git(folder, "restore", "--source=HEAD", "--staged", "--worktree", "--", file);
}

function describe(file: string, before: string | undefined, now: string | undefined): Change {
  const what = before === undefined ? "New" : now === undefined ? "Taken away" : "Changed";
  if (file.startsWith("assets/")) return { file, title: `${what}: picture ${file}`, details: [] };
  const { name, format, collection, document, schema } = definitionOf(file);
  if (!schema) {
    const details = compareLists("Words", before?.split("\n"), now?.split("\n"));
    return { file, title: `${what}: ${basename(file, ".txt")}`, details };
  }
  const { value: old } = parse(format, before ?? "");
  const { value: current } = parse(format, now ?? "");
  const title = (now === undefined ? old : current)[collection?.title ?? ""] ?? name;
  const differences = what === "Changed" ? differencesOf(schema, old, current) : [];
  const details = differences.flatMap(({ label, before: then, after: next }) =>
    Array.isArray(then) && Array.isArray(next)
      ? compareLists(label, then, next)
      : `${label}: ${quote(next)} instead of ${quote(then)}`,
  );
  return { file, title: `${what}: ${document?.label ?? `${collection?.labelSingular} “${title}”`}`, details };
}

/** What has come into a list and gone from it. */
function compareLists(label: string, before: unknown[] = [], now: unknown[] = []): string[] {
  const [then, next] = [new Set(before.map(textOf)), new Set(now.map(textOf))];
  const gone = [...then].filter((entry) => !next.has(entry)).map((entry) => `${label}: without “${entry}”`);
  const added = [...next].filter((entry) => !then.has(entry)).map((entry) => `${label}: new “${entry}”`);
  return gone.length + added.length > 0 ? [...gone, ...added] : [`${label}: in another order`];
}

const quote = (value: unknown) => (value === undefined ? "nothing" : `“${textOf(value)}”`);

function git(folder: string, ...args: string[]): string {
  const { status, stdout } = run(folder, args);
  if (status !== 0) throw new Error("What changed can't be told: this copy of the website has no history.");
  return stdout;
}

function run(folder: string, args: string[]) {
  return spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 });
}
