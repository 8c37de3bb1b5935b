import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { readTestReport } from "./test-report.ts";

/** Reads a report as if a test runner had written it. */
function read(report: object) {
  const folder = mkdtempSync(path.join(tmpdir(), "report-"));
  const file = path.join(folder, "results.json");
  writeFileSync(file, JSON.stringify(report));
  const answer = readTestReport(file);
  rmSync(folder, { recursive: true });
  return answer;
}

const vitest = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };

test("names Vitest's failed tests with the first line of their errors", () => {
  const assertionResults = [
    { status: "passed", fullName: "form is sent", failureMessages: [] },
    {
      status: "failed",
      fullName: "form keeps answers",
      failureMessages: ["\u001b[31mError: gone\u001b[39m\n  at form.ts:1"],
    },
  ];
  const testResults = [{ name: "form.test.ts", status: "failed", message: "", assertionResults }];
  assert.deepEqual(read({ ...vitest, testResults }), {
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ["form.test.ts › form keeps answers › Error: gone"],
  });
});

test("names a file that Vitest could not import", () => {
  const testResults = [
    { name: "form.test.ts", status: "failed", message: "SyntaxError: odd", assertionResults: [] },
  ];
  assert.deepEqual(read({ ...vitest, testResults })?.failures, ["form.test.ts › SyntaxError: odd"]);
});

test("names Playwright's failed tests in every group", () => {
  const failed = {
    ok: false,
    title: "a visitor books",
    file: "forms/book.spec.ts",
    line: 3,
    tests: [{ results: [{ errors: [{ message: "Error: no button\nCall log:" }] }] }],
  };
  const passed = { ...failed, ok: true };
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [passed, failed], suites: [{ specs: [failed] }] }],
  };
  const line = "forms/book.spec.ts:3 › a visitor books › Error: no button";
  assert.deepEqual(read(report)?.failures, [line, line]);
});

test("returns nothing for a missing report", () => {
  assert.equal(readTestReport("no-such-file.json"), undefined);
});
