import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@clinic/content/build/write-whole";
import { loadSpeller } from "@clinic/content/checks/dictionary";
import { readableField } from "@clinic/content/checks/finding";
import { checkContent, checkFile } from "@clinic/content/checks/index";
import type { Speller } from "@clinic/content/checks/record/record-check";
import { pastDays } from "@clinic/content/checks/whole/past-days";
import { checkOutdated } from "@clinic/content/checks/whole/translations";
import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { labelsOf } from "@clinic/content/records/differences";
import { titleOf } from "@clinic/content/schemas";
import { listRelated } from "./pages.ts";
import { droppedFiles } from "./pictures.ts";

/** Reading the dictionary takes a second, so it is kept until a word is added. */
let speller: Speller | undefined;

function spellerOf(folder: string, words: readonly string[] = []): Speller {
  speller ??= loadSpeller(folder);
  const { isRight } = speller;
  return { ...speller, isRight: (word) => words.includes(word) || isRight(word) };
}

export function addWords(folder: string, words: readonly string[]) {
  if (words.length === 0) return;
  const file = join(folder, "data/dictionary.txt");
  const known = readFileSync(file, "utf8").trimEnd().split("\n");
  writeWhole(file, `${[...new Set([...known, ...words])].join("\n")}\n`);
  speller = undefined;
}

export type Checked = ReturnType<typeof checkDraft>;

/** @param words - Words that will be in the dictionary once the file is saved. */
export function checkDraft(folder: string, file: string, text: string, words?: readonly string[]) {
  const content = loadContent(folder, new Map([[file, text]]), droppedFiles(folder));
  const findings = [...checkFile(content, file, spellerOf(folder, words)), ...pastDays(folder, file, text)];
  return { findings, related: listRelated(content, file) };
}

/** Refuses files with mistakes, and those that would cause one in another file. Existing mistakes don't prevent saving. */
export function refuseMistakes(folder: string, drafts: Drafts, words?: readonly string[]): void {
  const find = (content: ReturnType<typeof loadContent>) => checkContent(content, spellerOf(folder, words));
  const content = loadContent(folder, drafts, droppedFiles(folder));
  const found = find(content);
  const elsewhere = found.filter(({ file }) => !drafts.has(file));
  // Checking everything takes seconds, so look for existing mistakes only if there are any now. A translation may follow later.
  const existing = elsewhere.length > 0 ? [...find(loadContent(folder)), ...checkOutdated(content)] : [];
  const known = new Set(existing.map((finding) => JSON.stringify(finding)));
  const added = found.filter((finding) => drafts.has(finding.file) || !known.has(JSON.stringify(finding)));
  const [first] = added;
  if (!first) return;
  // Translations have the facts of their records.
  const originals = content.sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const places = added.flatMap(({ file, field }) => {
    const { schema, value } = originals.find((source) => source.file === file) ?? {};
    return schema && value
      ? `${titleOf(file, value)}, under “${labelsOf(schema, field.replace(/\..*/, ""))}”`
      : [];
  });
  const others = [...new Set(places)].join("; ");
  if (others && [...drafts.values()].every((text) => text === null))
    throw new Error(`Others need it: ${others}. Choose another there, or take it out; then delete this.`);
  const where = places[0] ?? readableField(first.field);
  throw new Error(`${where}: ${first.problem}. ${first.remedy}.`);
}
