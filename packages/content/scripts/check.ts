/**
 * Prints every mistake of the content: file, line, field, what is wrong and how to fix it.
 * Parts of file names as arguments show only those files: `npm run content:check -- root-canal`.
 */
import { argv, stdout } from "node:process";
import { loadSpeller } from "../checks/dictionary.ts";
import { checkFileContents } from "../checks/files/contents.ts";
import { checkAssetsUsed } from "../checks/files/used.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkContent } from "../checks/index.ts";
import { checkSampleContent } from "../checks/whole/sample-content.ts";
import { loadContent } from "../load/load-content.ts";

const content = loadContent();
const only = argv.slice(2);
const findings = [
  ...checkContent(content, loadSpeller()),
  ...checkSampleContent(content),
  ...(content.unreadable.length === 0 ? checkAssetsUsed(content) : []),
  ...(await checkFileContents(content)),
].filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));

for (const finding of findings) stdout.write(`${describeFinding(finding)}\n\n`);
stdout.write(findings.length > 0 ? `${findings.length} to put right.\n` : "The content is in order.\n");
if (findings.length > 0) process.exitCode = 1;
