import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSpeller } from "@clinic/content/checks/dictionary";
import { type Finding, readableField } from "@clinic/content/checks/finding";
import { checkContent, checkFile } from "@clinic/content/checks/index";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";

const spellers = new Map<string, ReturnType<typeof loadSpeller>>();

/** Reading the dictionary takes a second, so it is kept per folder until a word is added. */
function spellerOf(folder: string) {
  const speller = spellers.get(folder) ?? loadSpeller(folder);
  spellers.set(folder, speller);
  return speller;
}

/** Adds a word to the clinic's own dictionary. */
export function addWord(folder: string, word: string): void {
  if (!/^[\p{L}'’-]+$/u.test(word)) throw new Error(`"${word}" is not a word.`);
  const file = join(folder, "data/dictionary.txt");
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\n${word}\n`);
  spellers.delete(folder);
}

export function mistakesIn(folder: string, file: string, text: string): Finding[] {
  return checkFile(loadContent(folder, new Map([[file, text]])), file, spellerOf(folder));
}

/**
 * Refuses files with mistakes, and those that would cause one in another file. Existing mistakes don't prevent saving.
 * @throws Error that says what is wrong and how to fix it
 */
export function refuseMistakes(folder: string, drafts: Drafts): void {
  const find = (content: ReturnType<typeof loadContent>) => checkContent(content, spellerOf(folder));
  const found = find(loadContent(folder, drafts));
  const elsewhere = found.filter(({ file }) => !drafts.has(file));
  // Checking everything takes seconds, so look for existing mistakes only if there are any now.
  const known = new Set(elsewhere.length > 0 ? find(loadContent(folder)).map(keyOf) : []);
  const [first, ...others] = found.filter(
    (finding) => drafts.has(finding.file) || !known.has(keyOf(finding)),
  );
  if (!first) return;
  const where = drafts.has(first.file) ? "" : `${first.file}: `;
  const more = others.length > 0 ? ` And ${others.length} more.` : "";
  throw new Error(`${where}${readableField(first.field)}: ${first.problem}. ${first.remedy}.${more}`);
}

function keyOf({ file, field, problem }: Finding) {
  return [file, field, problem].join("\n");
}
