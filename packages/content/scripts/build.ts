/**
 * Builds what the site, the API and Storybook read from `data/`, as JSON. `--watch` rebuilds after each change.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { argv, stderr, stdout } from "node:process";
import { buildContent, buildSiteFiles } from "../build/build-content.ts";
import { writeContent } from "../build/write-content.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkStructure } from "../checks/index.ts";
import { jsonSchemas } from "../load/json-schemas.ts";
import { loadContent } from "../load/load-content.ts";
import { contentFolder } from "../src/assets/index.ts";

/** Editors write a file in several steps. */
const QUIET_MS = 100;

async function build(): Promise<boolean> {
  const content = loadContent();
  const findings = checkStructure(content);
  if (findings.length > 0) {
    stderr.write(`${findings.map(describeFinding).join("\n")}\n`);
    return false;
  }
  const pages = await buildContent(content, await buildSiteFiles(content));
  writeContent(new Map([...pages, ...jsonSchemas(content)]));
  stdout.write(`Built ${content.sources.length} records\n`);
  return true;
}

if (!argv.includes("--watch")) {
  if (!(await build())) process.exitCode = 1;
} else {
  await build();
  stdout.write("Watching\n");
  let building = Promise.resolve(true);
  let timer: NodeJS.Timeout | undefined;
  watch(join(contentFolder, "data"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build, build);
    }, QUIET_MS);
  });
}
