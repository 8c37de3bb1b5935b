/**
 * Publishes the Storybook to Chromatic: `npm run chromatic -- [options of the chromatic command]`.
 *
 * Starts with the steps that need no network: the build, and a check that TurboSnap can trace every story file. With
 * `--dry-run` and no project token, it ends there, with status 0.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "chromatic/node";
import config from "./chromatic.config.json" with { type: "json" };

const options = process.argv.slice(2);
const folder = config.storybookBuildDir;

const { status } = spawnSync("storybook", ["build", "--quiet", "--stats-json", "--output-dir", folder], {
  cwd: import.meta.dirname,
  stdio: ["ignore", "ignore", "inherit"],
});
if (status !== 0) fail("The Storybook could not be built; npm run build -w @clinic/storybook says why.");

const { entries }: { entries: Record<string, { type: string; importPath: string }> } = read("index.json");
const { modules }: { modules: { name: string }[] } = read("preview-stats.json");
const known = new Set(modules.map(({ name }) => join(name)));
const files = new Set(Object.values(entries).map(({ importPath }) => join(importPath)));
const unknown = [...files].filter((file) => !known.has(file));
if (unknown.length) fail(`TurboSnap cannot see changes of ${unknown.join(", ")}.`);

const stories = Object.values(entries).filter(({ type }) => type === "story").length;
console.log(`Storybook: ${stories} stories in ${folder}. TurboSnap can trace all ${files.size} files of it.`);

const token =
  process.env.CHROMATIC_PROJECT_TOKEN || options.some((option) => /^(-t|--project-token)/.test(option));
if (token) {
  const { code } = await run({ argv: options });
  process.exit(code);
} else if (options.includes("--dry-run")) {
  console.log("No CHROMATIC_PROJECT_TOKEN: nothing was asked of Chromatic itself.");
} else {
  fail("CHROMATIC_PROJECT_TOKEN is not set; docs/contributing/visual-review.md says where it comes from.");
}

function read(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, file), "utf8"));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
