import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseMarkdown, parseYaml } from "@clinic/content/records/parse";
import {
  type CollectionDefinition,
  collections,
  type DocumentDefinition,
  documents,
} from "@clinic/content/schemas";
import { labelsOf } from "../src/configuration/field-labels.ts";
import { schemaFor } from "../src/draft.ts";
import type { Change } from "../src/shell/changes-dialog.tsx";
import { readIfThere } from "./read-if-there.ts";

const DICTIONARY = "data/dictionary.txt";

/** The changes since the last commit below `data/` and `assets/`, described for people. */
export function listChanges(folder: string): Change[] {
  const status = git(folder, [
    "status",
    "--porcelain",
    "--untracked-files=all",
    "-z",
    "--",
    "data",
    "assets",
  ]);
  const prefix = git(folder, ["rev-parse", "--show-prefix"]).trim();
  return status
    .split("\0")
    .filter(Boolean)
    .map((line) => {
      const file = line.slice(3).replace(prefix, "");
      const now = readIfThere(join(folder, file));
      const before = line.startsWith("??") ? undefined : git(folder, ["show", `HEAD:./${file}`]);
      return describe(file, before, now);
    });
}

/** Restores a file to the last commit; deletes a new one. */
export function takeBack(folder: string, file: string): void {
  if (!/^(?:data|assets)\/(?!.*\.\.)/.test(file)) throw new Error(`"${file}" is not a file of the content.`);
  const known = git(folder, ["ls-files", "--", file]).trim() !== "";
  if (known) git(folder, ["checkout", "HEAD", "--", file]);
  else rmSync(join(folder, file), { force: true });
}

function describe(file: string, before: string | undefined, now: string | null): Change {
  const what = before === undefined ? "New" : now === null ? "Taken away" : "Changed";
  if (!file.startsWith("data/")) return { file, title: `${what}: picture ${file}`, details: [] };
  if (file === DICTIONARY) return { file, title: `${what}: dictionary`, details: newWords(before, now) };
  const [old, current] = [before, now].map((text) => flatten(recordIn(file, text ?? "")));
  const record = before === undefined || now !== null ? current : old;
  const fields = [...new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])];
  const details =
    what === "Changed"
      ? fields
          .filter((field) => old?.get(field) !== current?.get(field))
          .map((field) => {
            const [was, is] = [old?.get(field), current?.get(field)].map((value) =>
              value ? `“${value}”` : "nothing",
            );
            return `${labelsOf(field, schemaFor(...kindAndName(file)))}: ${is} instead of ${was}`;
          })
      : [];
  return { file, title: `${what}: ${nameOf(file, record)}`, details };
}

function newWords(before = "", now: string | null = "") {
  const known = new Set(before.split("\n"));
  return (now ?? "").split("\n").flatMap((word) => (known.has(word) ? [] : `New word: ${word}`));
}

/** `data/treatments/en/root-canal.yaml` holds the treatment "root-canal". */
function kindAndName(file: string): [kind: string, name: string] {
  const [, kind = "", , name = ""] = file.replace(/\.\w+$/, "").split("/");
  return [kind, name];
}

function nameOf(file: string, record: ReadonlyMap<string, string> | undefined) {
  const [kind, name] = kindAndName(file);
  const collection = (collections as Record<string, CollectionDefinition>)[kind];
  if (collection) return `${collection.labelSingular} “${record?.get(collection.title) ?? name}”`;
  const document = (documents as Record<string, Record<string, DocumentDefinition>>)[kind]?.[name];
  return document ? `${document.label}` : file;
}

function recordIn(file: string, text: string) {
  return (file.endsWith(".md") ? parseMarkdown(text) : parseYaml(text)).value;
}

function flatten(value: unknown, path = "", into = new Map<string, string>()): Map<string, string> {
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else if (value !== undefined) into.set(path, String(value));
  return into;
}

function git(folder: string, args: string[]): string {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 });
  if (status !== 0) throw new Error("What changed can't be told: this copy of the website has no history.");
  return stdout;
}
