/** Makes what the site, the API and Storybook read from `data/`: JSON, and the newsletters' PDF files. */
import { stderr, stdout } from "node:process";
import { describeFinding } from "../checks/finding.ts";
import { checkStructure } from "../checks/index.ts";
import { builtContent } from "../load/built-content.ts";
import { loadContent } from "../load/load-content.ts";
import { writeContent } from "../load/write-content.ts";

const content = loadContent();
const findings = checkStructure(content);
if (findings.length > 0) {
  stderr.write(`${findings.map(describeFinding).join("\n")}\n`);
  process.exitCode = 1;
} else {
  writeContent(await builtContent(content));
  stdout.write(`Built ${content.sources.length} records\n`);
}
