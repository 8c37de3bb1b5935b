/**
 * Prints every mistake of the content: file, line, field, what is wrong and how to fix it.
 * Parts of file names as arguments show only those files: `npm run content:check -- root-canal`.
 * `--figures` lists numbers with their units and the sentences that contain them, to be compared by eye.
 * `--fix` first fixes what needs no decision: earlier addresses of renamed records, straight quotation marks.
 */
import { argv, stdout } from "node:process";
import Table from "cli-table3";
import { listFigures } from "../checks/figures.ts";
import { findMistakes } from "../checks/find-mistakes.ts";
import { readableField } from "../checks/finding.ts";
import { fixContent } from "../checks/fix.ts";
import { loadContent } from "../load/load-content.ts";
import { contentFolder } from "../src/assets/index.ts";

const only = argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (argv.includes("--fix")) {
  for (const file of fixContent(loadContent(), contentFolder)) stdout.write(`Put right: ${file}\n`);
}

const content = loadContent();

if (argv.includes("--figures")) {
  for (const { figure, places } of listFigures(content)) {
    stdout.write(`${figure}\n`);
    for (const { file, sentence } of places) stdout.write(`  ${file}: ${sentence}\n`);
  }
}

const findings = (await findMistakes(content, { files: true })).filter(
  ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
);

if (findings.length === 0) {
  stdout.write("The content is in order.\n");
} else {
  const width = Math.max(100, stdout.columns ?? 160) - 5;
  const table = new Table({
    head: ["File and line", "Field", "What is wrong", "How to put it right"],
    colWidths: [0.26, 0.16, 0.3, 0.28].map((share) => Math.floor(width * share)),
    wordWrap: true,
    wrapOnWordBoundary: false,
    style: { head: [], border: [] },
  });
  for (const { file, line, field, problem, remedy } of findings) {
    table.push([line ? `${file}:${line}` : file, readableField(field), problem, remedy]);
  }
  stdout.write(`${table.toString()}\n${findings.length} to put right.\n`);
  process.exitCode = 1;
}
