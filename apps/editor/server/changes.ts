import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
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
    .filter(Boolean)
    .map((line) => line.slice(3).replace(prefix, ""));
  return files.flatMap((file) => {
    const now = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined;
    const before = recorded(folder, file);
    return now === before ? [] : describe(file, before, now);
  });
}

/** Restores a file to the last commit; deletes a new one. */
export function takeBack(folder: string, file: string): void {
  if (!/^(?:data|assets)\/(?!.*\.\.)/.test(file)) throw new Error(`"${file}" is not a file of the content.`);
  if (recorded(folder, file) !== undefined) git(folder, "checkout", "HEAD", "--", file);
  else {
    git(folder, "rm", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", file);
    rmSync(join(folder, file), { force: true });
  }
}

function describe(file: string, before: string | undefined, now: string | undefined): Change {
  const what = before === undefined ? "New" : now === undefined ? "Taken away" : "Changed";
  if (file.startsWith("assets/")) return { file, title: `${what}: picture ${file}`, details: [] };
  const { name, format, collection, document, schema } = definitionOf(file);
  if (!schema) {
    const added = now?.split("\n").filter((word) => !before?.split("\n").includes(word)) ?? [];
    const details = added.map((word) => `New word: ${word}`);
    return { file, title: `${what}: ${basename(file, ".txt")}`, details };
  }
  const [old, current] = [before, now].map((text) => (text ? parse(format, text).value : {}));
  const title = (now === undefined ? old : current)?.[collection?.title ?? ""] ?? name;
  const differences = what === "Changed" ? differencesOf(schema, old ?? {}, current ?? {}) : [];
  const details = differences.flatMap(({ label, before: then, after: next }) => {
    if (!Array.isArray(then) || !Array.isArray(next))
      return `${label}: ${quote(next)} instead of ${quote(then)}`;
    const [less, more] = [then, next].map((list) => list.map(textOf));
    const added = more?.filter((entry) => !less?.includes(entry)).map((entry) => `${label}: new “${entry}”`);
    const gone = less
      ?.filter((entry) => !more?.includes(entry))
      .map((entry) => `${label}: without “${entry}”`);
    const lines = [...(gone ?? []), ...(added ?? [])];
    return lines.length > 0 ? lines : `${label}: in another order`;
  });
  return { file, title: `${what}: ${document?.label ?? `${collection?.labelSingular} “${title}”`}`, details };
}

const quote = (value: unknown) => (value === undefined ? "nothing" : `“${textOf(value)}”`);

/** A file as of the last commit. */
function recorded(folder: string, file: string): string | undefined {
  const { status, stdout } = run(folder, ["show", `HEAD:./${file}`]);
  return status === 0 ? stdout : undefined;
}

function git(folder: string, ...args: string[]): string {
  const { status, stdout } = run(folder, args);
  if (status !== 0) throw new Error("What changed can't be told: this copy of the website has no history.");
  return stdout;
}

function run(folder: string, args: string[]) {
  return spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 });
}
