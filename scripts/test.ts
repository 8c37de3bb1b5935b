/** Runs every check with Turborepo and adds up what the test runners report. A task that only passes or fails counts as one. */
import { execSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "@clinic/testing/chromium";
import { countTests, type TurboTask } from "./count-tests.ts";

process.chdir(path.join(import.meta.dirname, ".."));
const checks = ["lint", "typecheck", "check:scripts"];
/** Workspaces with uncommitted changes, and those that depend on them. */
const changed = "--filter=...[HEAD]";
/** These have tests of their own for a change, or need the built site. */
const others = ["ui", "storybook", "site", "e2e"].map((name) => `--filter=!@clinic/${name}`);
const beside = ["test:changed", changed, "--", ...changedFolders()];

/** Arguments of `turbo run`, one run after the other. */
const parts: Record<string, string[][]> = {
  // The builds come first: beside them, the checks keep the second core busy, and no test waits for the site.
  all: [[...checks, "@clinic/site#build", "@clinic/editor#build"], ["test"]],
  changed: [["lint"], ["typecheck"], beside, ["test", changed, ...others]],
  // What nobody uses any more can wait for the night.
  long: [["test:long", "knip"]],
};

const part = process.argv[2] ?? "all";
const runs = parts[part];
if (!runs) throw new Error(`"${part}" is none of ${Object.keys(parts).join(", ")}.`);

Object.assign(process.env, {
  CHROMIUM_PATH: ensureChromium(),
  // Some forty programs of Node start, with much the same modules.
  NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node"),
  // Type checks end before memory is short: to collect it takes them a fifth of their time.
  GOGC: "400",
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
});
const started = performance.now();
// Reports of an earlier run would be counted again. Turborepo restores those of cached tasks.
for (const folder of globSync("{e2e,{packages,apps,tools}/*}/test-results"))
  rmSync(folder, { recursive: true });

const tasks = runs.flatMap(turbo);
const sum = (of: "passed" | "failed" | "skipped") => tasks.reduce((total, task) => total + task[of], 0);
console.table(tasks);
console.log(`Finished in ${Math.round((performance.now() - started) / 1000)} s.`);
const skipped = sum("skipped") ? `, ${sum("skipped")} skipped` : "";
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exitCode = sum("failed") || tasks.length === 0 ? 1 : 0;

/** Folders with uncommitted changes; Vitest runs the tests and stories in them. */
function changedFolders() {
  const status = execSync("git status --porcelain -uall --no-renames", { encoding: "utf8" });
  const folders = new Set(status.split("\n").map((line) => path.dirname(line.slice(3))));
  return [...folders].filter((folder) => folder !== ".").map((folder) => path.resolve(folder));
}

function turbo(options: string[]) {
  rmSync(".turbo/runs", { recursive: true, force: true });
  const settings = ["--concurrency=2", "--continue=always", "--summarize", "--output-logs=new-only"];
  // Last, what may end with arguments for the task.
  const { status } = spawnSync("turbo", ["run", ...settings, ...options], { stdio: "inherit" });
  const [summary] = globSync(".turbo/runs/*.json");
  const ran: TurboTask[] = summary ? JSON.parse(readFileSync(summary, "utf8")).tasks : [];
  const counted = ran
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .map((task) => {
      const file = path.join(task.directory, "test-results/results.json");
      return countTests(task, existsSync(file) ? readFileSync(file, "utf8") : undefined);
    });
  if (status !== 0 && counted.every(({ failed }) => failed === 0))
    counted.push({ task: "turbo", passed: 0, failed: 1, skipped: 0, took: "" });
  return counted;
}
