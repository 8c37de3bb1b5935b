/**
 * Runs everything that can be checked and closes with honest sums: tests as their runners counted them, and
 * one for each task that only passes or fails (formatting and lint, types, build, boundaries, unused code).
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "@clinic/chromium/install";

interface Row {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

const root = new URL("..", import.meta.url).pathname;
const check = (name: string, ok: boolean): Row => ({
  name,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
});

process.env.CHROMIUM_PATH = ensureChromium().path;
process.env.TURBO_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";

// Reports of an earlier run must not be counted again. Turborepo restores those of cached tasks.
for (const folder of globSync("{packages,apps,tools}/*/test-results", { cwd: root })) remove(folder);
remove("e2e/test-results");
remove(".turbo/runs");

const rows = [
  ...turbo(["lint", "check:root", "typecheck", "build"], 2),
  check("boundaries", run("turbo", ["boundaries", "--no-color"])),
  check("knip", run("knip", [])),
  check("named packages", run("node", ["--test", "--test-reporter=dot", "scripts/named-packages.test.ts"])),
  // One at a time: each of these starts a browser or a server of its own.
  ...turbo(["test"], 1),
];

const sum = (key: "passed" | "failed" | "skipped") => rows.reduce((total, row) => total + row[key], 0);
console.log("");
for (const { name, passed, failed, skipped } of rows) {
  console.log(
    `${failed ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  );
}
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`,
);
process.exitCode = sum("failed") || rows.length === 0 ? 1 : 0;

function turbo(tasks: string[], concurrency: number): Row[] {
  remove(".turbo/runs");
  const ok = run("turbo", [
    "run",
    ...tasks,
    `--concurrency=${concurrency}`,
    "--continue=always",
    "--summarize",
    "--output-logs=new-only",
    "--log-order=grouped",
  ]);
  const [file] = globSync(".turbo/runs/*.json", { cwd: root });
  if (!file) return [check(`turbo run ${tasks.join(" ")}`, false)];

  const summary: TurboSummary = readJson(file);
  const rows = summary.tasks
    .filter(({ task, command }) => tasks.includes(task) && command !== "<NONEXISTENT>")
    .map((task) => (task.task === "test" ? testRow(task) : check(task.taskId, succeeded(task))));
  if (!ok && rows.every(({ failed }) => failed === 0))
    rows.push(check(`turbo run ${tasks.join(" ")}`, false));
  return rows;
}

function testRow(task: TurboTask): Row {
  const counted = readReport(`${task.directory}/test-results/results.json`);
  if (!counted || counted.passed + counted.failed === 0) return check(`${task.taskId} (no report)`, false);
  // A runner can fail after its last test, or outside of any.
  if (!succeeded(task) && counted.failed === 0) counted.failed = 1;
  return { name: task.taskId, ...counted };
}

function readReport(file: string): Omit<Row, "name"> | undefined {
  try {
    const report: VitestReport | PlaywrightReport = readJson(file);
    if ("stats" in report) {
      const { expected, flaky, unexpected, skipped } = report.stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    }
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return undefined;
  }
}

interface TurboTask {
  taskId: string;
  task: string;
  command: string;
  directory: string;
  execution?: { exitCode: number | null };
  cache: { status: "HIT" | "MISS" };
}

interface TurboSummary {
  tasks: TurboTask[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function succeeded({ execution }: TurboTask) {
  return execution?.exitCode === 0;
}

function run(command: string, args: string[]) {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(`${root}${file}`, "utf8"));
}

function remove(path: string) {
  rmSync(`${root}${path}`, { recursive: true, force: true });
}
