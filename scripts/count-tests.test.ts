import assert from "node:assert/strict";
import { test } from "node:test";
import { countTests } from "./count-tests.ts";

/** What is counted of a task with this exit code and report: passed, failed, skipped. */
function count(exitCode: number | null, report?: object, task = "test") {
  const execution = { startTime: 0, endTime: 1000, exitCode };
  const run = {
    taskId: task,
    task,
    command: "",
    directory: "",
    execution,
    cache: { status: "MISS" },
  } as const;
  const { passed, failed, skipped } = countTests(run, report && JSON.stringify(report));
  return [passed, failed, skipped];
}

test("counts what failed, was skipped, or never ran", () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
  assert.deepEqual(count(0, vitest), [5, 0, 2]);
  assert.deepEqual(count(1, { ...vitest, numFailedTests: 2 }), [5, 2, 2]);
  assert.deepEqual(count(1, vitest), [5, 1, 2], "a file could not be imported");
  assert.deepEqual(count(null, vitest), [5, 1, 2], "it was killed");
  assert.deepEqual(count(0, { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 } }), [3, 0, 1]);
  assert.deepEqual(count(1, { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }), [3, 2, 0]);
  assert.deepEqual(count(0), [0, 1, 0], "no report");
  assert.deepEqual(count(0, undefined, "test:changed"), [0, 0, 0]);
  assert.deepEqual(count(0, vitest, "lint"), [1, 0, 0]);
  assert.deepEqual(count(1, vitest, "lint"), [0, 1, 0]);
});
