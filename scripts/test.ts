/**
 * Runs every check and prints a summary: test counts as reported by the runners, and a count of one for each task that
 * only passes or fails (formatting and lint, types, build, boundaries, unused code).
 *
 *     npm test [-- static | library | site]    everything, or one of the parts that CI runs in parallel
 *     npm test -- changed                      what an uncommitted change can affect, without the built site
 *     npm run test:long                        tests that are too slow for every commit
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "@clinic/testing/chromium";
import { type Counts, readTestReport } from "./test-report.ts";

/** Of each run of Turborepo. Tests spend about a third of their time waiting for a browser, a server or the disk. */
const MAX_CONCURRENT_TASKS = 2;

interface Row extends Counts {
  name: string;
  /** The failed tests, with their errors. */
  failures?: string[];
  /** Duration, formatted. */
  time?: string;
}

const root = new URL("..", import.meta.url).pathname;
const library = ["@clinic/ui", "@clinic/storybook"];
const only = (names: string[]) => names.map((name) => `--filter=${name}`);
const without = (names: string[]) => only(names.map((name) => `!${name}`));
const checks = ["lint", "check:root", "typecheck"];
const repositoryChecks = ["knip", "check:scripts"];

const parts: Record<string, () => Promise<Row[]>> = {
  // Turborepo starts tasks in any order, so what takes longest gets runs of its own: the build of the site, and then the
  // journeys, with the tests that need that build, and the stories. All need the content. Storybook is built in CI and by
  // the long tests: its build would take as long as half of its tests.
  all: async () => [
    ...checkBoundaries(),
    ...(await turbo(["@clinic/content#build"])),
    ...(await atOnce(siteJourneysAndStories(), checksAndOtherTests())),
  ],
  static: async () => [...checkBoundaries(), ...(await turbo([...checks, ...repositoryChecks, "build"]))],
  library: () => turbo(["test"], only(library)),
  site: () => turbo(["test"], without(library)),
  changed: async () => [
    ...(await turbo([...checks, "test:changed"])),
    ...(await turbo(["test"], without([...library, "@clinic/site", "@clinic/e2e"]))),
  ],
  long: () => turbo(["test:long"]),
};
const part = process.argv[2] ?? "all";
const runPart = parts[part];
if (!runPart) throw new Error(`"${part}" is none of ${Object.keys(parts).join(", ")}.`);

process.env.CHROMIUM_PATH = ensureChromium();
process.env.TURBO_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";

// Reports of an earlier run would be counted again. Turborepo restores those of cached tasks.
for (const folder of globSync(["e2e/test-results", "{packages,apps,tools}/*/test-results"], { cwd: root }))
  remove(folder);
remove(".turbo/runs");

const started = performance.now();
const rows = await runPart();
const sum = (key: keyof Counts) => rows.reduce((total, row) => total + row[key], 0);
const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

console.log("");
for (const row of rows) {
  console.log(
    `${row.failed ? "✗" : "✓"} ${row.name}: ${formatCounts(row)}${row.time ? ` (${row.time})` : ""}`,
  );
}
for (const { name, failures = [] } of rows) {
  if (failures.length) console.log(`\nFailed in ${name}:`);
  for (const failure of failures) console.log(`  ${failure.replaceAll(root, "")}`);
}
console.log(`\nFinished in ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(formatCounts({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") }));
process.exitCode = sum("failed") || rows.length === 0 ? 1 : 0;

/** Turborepo cannot run itself as a task. */
function checkBoundaries(): Row[] {
  console.log("\n> turbo boundaries");
  const { status } = spawnSync("turbo", ["boundaries", "--no-color"], { cwd: root, stdio: "inherit" });
  return [check("boundaries", status === 0)];
}

async function siteJourneysAndStories() {
  return [
    ...(await turbo(["@clinic/site#build"])),
    ...(await atOnce(turbo(["@clinic/e2e#test", "@clinic/site#test"]), turbo(["@clinic/storybook#test"]))),
  ];
}

async function checksAndOtherTests() {
  return [
    ...(await turbo([...checks, ...repositoryChecks])),
    ...(await turbo(
      ["@clinic/editor#build", "test"],
      without(["@clinic/site", "@clinic/e2e", "@clinic/storybook"]),
    )),
  ];
}

async function atOnce(...runs: Promise<Row[]>[]) {
  return (await Promise.all(runs)).flat();
}

function check(name: string, ok: boolean): Row {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

async function turbo(tasks: string[], options: string[] = []): Promise<Row[]> {
  const name = `turbo run ${tasks.join(" ")}`;
  console.log(`\n> ${[name, ...options].join(" ")}`);
  const child = spawn(
    "turbo",
    [
      "run",
      ...tasks,
      ...options,
      `--concurrency=${MAX_CONCURRENT_TASKS}`,
      "--continue=always",
      "--summarize",
      "--output-logs=new-only",
      "--log-order=grouped",
    ],
    { cwd: root, stdio: "inherit" },
  );
  const [status] = await once(child, "exit");
  // Of several runs at once, whose summaries are named by random ids, and some of which are being written.
  const summary = globSync(".turbo/runs/*.json", { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, "utf8"))
    .find((text) => text.includes(`"command": "${name} `));
  if (!summary) return [check(name, false)];

  const { tasks: ran }: TurboSummary = JSON.parse(summary);
  const rows = ran
    .filter(({ task, taskId }) => tasks.includes(task) || tasks.includes(taskId))
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .map((task) => ({
      ...(task.task.startsWith("test") ? testRow(task) : check(task.taskId, succeeded(task))),
      time: timeOf(task),
    }));
  if (status !== 0 && rows.every(({ failed }) => failed === 0))
    rows.push({ ...check(name, false), time: "" });
  return rows;
}

function timeOf({ execution, cache }: TurboTask) {
  if (cache.status === "HIT" || !execution) return cache.status === "HIT" ? "from the cache" : "not run";
  return `${Math.round((execution.endTime - execution.startTime) / 1000)} s`;
}

function testRow(task: TurboTask): Row {
  const report = readTestReport(path.join(root, task.directory, "test-results/results.json"));
  const mayBeEmpty = task.task === "test:changed";
  const isEmpty = !report || report.passed + report.failed === 0;
  // A runner can fail outside of any test.
  const failed = report?.failed || (succeeded(task) && (!isEmpty || mayBeEmpty) ? 0 : 1);
  const failures = report?.failures ?? [];
  if (failed && failures.length === 0)
    failures.push(isEmpty ? "no test ran" : "outside of its tests: see above");
  return { name: task.taskId, passed: 0, skipped: 0, ...report, failed, failures };
}

interface TurboTask {
  taskId: string;
  task: string;
  command: string;
  directory: string;
  execution?: { startTime: number; endTime: number; exitCode: number | null };
  cache: { status: "HIT" | "MISS" };
}

interface TurboSummary {
  tasks: TurboTask[];
}

function succeeded({ execution }: TurboTask) {
  return execution?.exitCode === 0;
}

function remove(path: string) {
  rmSync(`${root}${path}`, { recursive: true, force: true });
}
