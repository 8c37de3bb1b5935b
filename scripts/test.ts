/**
 * Runs every check with Turborepo and adds up what the test runners report. A task that only passes or fails counts as one.
 *
 *     npm test               everything but the long tests
 *     npm test -- changed    types that an uncommitted change can affect, and the tests and stories beside it
 *     npm run test:long      tests that are too slow for every commit
 */
import { execSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "@clinic/testing/chromium";
import { readReport, type TestResult } from "./test-report.ts";

const root = path.resolve(import.meta.dirname, "..");
const checks = ["lint", "typecheck", "knip", "check:scripts"];
/** Workspaces with uncommitted changes, and those that depend on them. */
const changed = "--filter=...[HEAD]";
/** These have tests of their own for a change, or need the built site. */
const others = ["ui", "storybook", "site", "e2e"].map((name) => `--filter=!@clinic/${name}`);

/** Arguments of `turbo run`, one run after the other. */
const parts: Record<string, string[][]> = {
  // The builds come first: beside them, the checks keep the second core busy, and no test waits for the site.
  all: [[...checks, "@clinic/site#build", "@clinic/editor#build"], ["test"]],
  changed: [
    ["lint"],
    ["typecheck", changed],
    ["test:changed", changed, "--", ...changedFolders()],
    ["test", changed, ...others],
  ],
  long: [["test:long"]],
};

const part = process.argv[2] ?? "all";
const runs = parts[part];
if (!runs) throw new Error(`"${part}" is none of ${Object.keys(parts).join(", ")}.`);

Object.assign(process.env, {
  CHROMIUM_PATH: ensureChromium(),
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
});
const started = performance.now();
// Reports of an earlier run would be counted again. Turborepo restores those of cached tasks.
for (const folder of globSync("{e2e,{packages,apps,tools}/*}/test-results", { cwd: root })) remove(folder);

const tasks = [...(part === "all" ? [boundaries()] : []), ...runs.flatMap((options) => turbo(options))];
console.log("");
for (const { name, seconds, results } of tasks)
  console.log(`${results.some(({ status }) => status === "failed") ? "✗" : "✓"} ${name} ${seconds}`);
for (const status of ["skipped", "failed"] as const) {
  for (const { name, results } of tasks)
    for (const result of results.filter((each) => each.status === status))
      console.log(`${status}: ${name} › ${result.title}`.replaceAll(`${root}/`, ""));
}
const count = (status: TestResult["status"]) =>
  tasks.flatMap(({ results }) => results).filter((result) => result.status === status).length;
const skipped = count("skipped") ? `, ${count("skipped")} skipped` : "";
console.log(`\nFinished in ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${count("passed")} passed, ${count("failed")} failed${skipped}`);
process.exitCode = count("failed") || tasks.length === 0 ? 1 : 0;

/** Folders with uncommitted changes; Vitest runs the tests and stories in them. */
function changedFolders() {
  const status = execSync("git status --porcelain -uall --no-renames", { cwd: root, encoding: "utf8" });
  const folders = new Set(status.split("\n").map((line) => path.join(root, line.slice(3), "..")));
  return [...folders].filter((folder) => folder.startsWith(`${root}/`));
}

interface Task {
  name: string;
  seconds: string;
  results: TestResult[];
}

/** Turborepo cannot run this as a task. */
function boundaries(): Task {
  const { status } = spawnSync("turbo", ["boundaries", "--no-color"], { cwd: root, stdio: "inherit" });
  return { name: "boundaries", seconds: "", results: [passOrFail(status === 0, "see above")] };
}

function turbo(options: string[]): Task[] {
  console.log(`\n> turbo run ${options.join(" ")}`);
  remove(".turbo/runs");
  const { status } = spawnSync(
    "turbo",
    // Last, what may end with arguments for the task.
    ["run", "--concurrency=2", "--continue=always", "--summarize", "--output-logs=new-only", ...options],
    { cwd: root, stdio: "inherit" },
  );
  const [summary] = globSync(".turbo/runs/*.json", { cwd: root });
  const { tasks }: { tasks: TurboTask[] } = summary
    ? JSON.parse(readFileSync(path.join(root, summary), "utf8"))
    : { tasks: [] };
  const ran = tasks.filter(({ command }) => command !== "<NONEXISTENT>").map(readTask);
  if (status !== 0 && ran.every(({ results }) => results.every((result) => result.status !== "failed")))
    ran.push({ name: "turbo", seconds: "", results: [passOrFail(false, "see above")] });
  return ran;
}

interface TurboTask {
  taskId: string;
  task: string;
  command: string;
  directory: string;
  execution?: { startTime: number; endTime: number; exitCode: number | null };
  cache: { status: "HIT" | "MISS" };
}

function readTask({ taskId, task, directory, execution, cache }: TurboTask): Task {
  const succeeded = execution?.exitCode === 0;
  const seconds = execution ? Math.round((execution.endTime - execution.startTime) / 1000) : 0;
  const results = task.startsWith("test")
    ? readReport(path.join(root, directory, "test-results/results.json"))
    : [passOrFail(succeeded, execution ? "see above" : "not run")];
  // A runner can crash in the middle, or before its first test.
  if (!succeeded && !results.some(({ status }) => status === "failed"))
    results.push(passOrFail(false, "failed outside of its tests, see above"));
  else if (results.length === 0 && task !== "test:changed") results.push(passOrFail(false, "no test ran"));
  return { name: taskId, seconds: cache.status === "HIT" ? "(cached)" : `(${seconds} s)`, results };
}

function passOrFail(passed: boolean, title: string): TestResult {
  return { status: passed ? "passed" : "failed", title };
}

function remove(folder: string) {
  rmSync(path.join(root, folder), { recursive: true, force: true });
}
