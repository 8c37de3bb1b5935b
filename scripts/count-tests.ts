/** A task in the summary of a run of Turborepo. */
export interface TurboTask {
  taskId: string;
  task: string;
  command: string;
  directory: string;
  execution?: { startTime: number; endTime: number; exitCode: number | null };
  cache: { status: "HIT" | "MISS" };
}

/** What a task did, by its exit code and, if it runs tests, the JSON report of Vitest or Playwright. */
export function countTests({ taskId, task, execution, cache }: TurboTask, report = "{}") {
  const succeeded = execution?.exitCode === 0;
  const isTests = task.startsWith("test");
  const { stats, numPassedTests = 0, numFailedTests = 0, ...others } = JSON.parse(isTests ? report : "{}");
  const passed: number = isTests ? (stats?.expected ?? numPassedTests) : Number(succeeded);
  const skipped: number = stats?.skipped ?? (others.numPendingTests ?? 0) + (others.numTodoTests ?? 0);
  const failures: number = stats ? stats.unexpected + stats.flaky : numFailedTests;
  // A runner can crash in the middle or before its first test, and a file can fail that holds no test.
  const isAmiss = !succeeded || (passed + skipped === 0 && task !== "test:changed");
  const seconds = execution && Math.round((execution.endTime - execution.startTime) / 1000);
  const took = cache.status === "HIT" ? "cached" : execution ? `${seconds} s` : "not run";
  return { task: taskId, passed, failed: failures || Number(isAmiss), skipped, took };
}
