/** Builds the pages that the site, the API and Storybook show, as JSON. `--watch` rebuilds after each change. */
import { join } from "node:path";
import { argv, stderr, stdout } from "node:process";
import { watch } from "chokidar";
import { writeContent } from "../build/write-content.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkStructure } from "../checks/index.ts";
import { loadContent } from "../load/load-content.ts";
import { assetsFolder, contentFolder } from "../src/assets/index.ts";

/** Editors write a file in several steps. */
const QUIET_MS = 100;

async function build(): Promise<boolean> {
  const content = loadContent();
  const findings = checkStructure(content);
  if (findings.length > 0) {
    stderr.write(`${findings.map(describeFinding).join("\n")}\n`);
    return false;
  }
  const changed = await writeContent(content);
  stdout.write(`Built ${content.sources.length} records: ${changed.length} files have changed\n`);
  return true;
}

if (!argv.includes("--watch")) {
  if (!(await build())) process.exitCode = 1;
} else {
  await build();
  stdout.write("Watching\n");
  let building = Promise.resolve();
  const explain = (error: unknown) =>
    void stderr.write(`${error instanceof Error ? error.message : error}\n`);
  let timer: NodeJS.Timeout | undefined;
  // Node's own recursive watching on Linux loses a file for good when another takes its place, as many programs save.
  watch([join(contentFolder, "data"), assetsFolder], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build).then(() => {}, explain);
    }, QUIET_MS);
  });
}
