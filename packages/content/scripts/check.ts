/**
 * Prints every mistake of the content: file, line, field, what is wrong and how to fix it.
 * Parts of file names as arguments show only those files: `npm run content:check -- root-canal`.
 * `--language hi` checks a language as if it were published, and lists the pages that it hasn't.
 */
import { argv, stdout } from "node:process";
import { parseArgs } from "node:util";
import { buildSiteFiles } from "../build/build-content.ts";
import { loadSpeller } from "../checks/dictionary.ts";
import { checkFileContents } from "../checks/files/contents.ts";
import { checkAssetsUsed } from "../checks/files/used.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkContent } from "../checks/index.ts";
import { checkSampleContent } from "../checks/whole/sample-content.ts";
import {
  checkForeignWords,
  checkHalfTranslated,
  checkOutdated,
  missingOnPages,
} from "../checks/whole/translations.ts";
import { loadContent } from "../load/load-content.ts";
import { type Language, languages, publishedLanguages } from "../src/languages.ts";

const { values, positionals: only } = parseArgs({
  args: argv.slice(2),
  options: { language: { type: "string" } },
  allowPositionals: true,
});
const language = values.language as Language | undefined;
if (language && !Object.hasOwn(languages, language))
  throw new Error(`There is no language "${language}" in src/languages.ts.`);
const content = loadContent(
  undefined,
  undefined,
  undefined,
  language ? [...new Set([...publishedLanguages, language])] : publishedLanguages,
);
const isReadable = content.unreadable.length === 0;
const siteFiles = isReadable && content.languages.length > 1 ? await buildSiteFiles(content) : undefined;
const speller = loadSpeller();
const outdated = checkOutdated(content);
const findings = [
  ...checkContent(content, speller),
  ...checkForeignWords(content, speller),
  ...(language ? outdated : []),
  ...(siteFiles ? checkHalfTranslated(content, siteFiles) : []),
  ...checkSampleContent(content),
  ...(isReadable ? checkAssetsUsed(content) : []),
  ...(await checkFileContents(content)),
].filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));

for (const finding of findings) stdout.write(`${describeFinding(finding)}\n\n`);
// Whoever changes the English needn't wait for the translators.
if (!language && outdated.length > 0)
  stdout.write(`${outdated.length} translations are older than the English: --language lists them.\n`);
if (language && siteFiles) {
  const pages = missingOnPages(content, language, siteFiles);
  for (const { path, missing } of pages.filter((page) => !page.begun && page.missing.length > 0))
    stdout.write(`Not in ${languages[language].name}: ${path} needs ${missing.join(", ")}\n`);
}
stdout.write(findings.length > 0 ? `${findings.length} to put right.\n` : "The content is in order.\n");
if (findings.length > 0) process.exitCode = 1;
