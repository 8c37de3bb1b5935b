import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { readReport } from "./test-report.ts";

function read(report: object) {
  const folder = mkdtempSync(path.join(tmpdir(), "report-"));
  const file = path.join(folder, "results.json");
  writeFileSync(file, JSON.stringify(report));
  const results = readReport(file).map(({ status, title }) => `${status}: ${title}`);
  rmSync(folder, { recursive: true });
  return results;
}

test("counts each test of Vitest, and a file that could not be imported", () => {
  const assertionResults = [
    { status: "passed", fullName: "is sent" },
    { status: "todo", fullName: "is kept" },
    {
      status: "failed",
      fullName: "is read",
      failureMessages: ["\u001b[31mError: gone\u001b[39m\n at form.ts"],
    },
  ];
  const testResults = [
    { name: "form.test.ts", status: "failed", message: "", assertionResults },
    { name: "odd.test.ts", status: "failed", message: "SyntaxError: odd", assertionResults: [] },
  ];
  assert.deepEqual(read({ testResults }), [
    "passed: form.test.ts › is sent",
    "skipped: form.test.ts › is kept",
    "failed: form.test.ts › is read › Error: gone",
    "failed: odd.test.ts › SyntaxError: odd",
  ]);
});

test("counts each test of Playwright in every group, and errors outside of tests", () => {
  const spec = (status: string) => ({
    title: status,
    file: "book.spec.ts",
    line: 3,
    tests: [{ status, results: [] }],
  });
  const suites = [{ specs: [spec("expected"), spec("flaky")], suites: [{ specs: [spec("skipped")] }] }];
  assert.deepEqual(read({ errors: [{ message: "no server" }], suites }), [
    "failed: no server",
    "passed: book.spec.ts:3 › expected",
    "failed: book.spec.ts:3 › flaky",
    "skipped: book.spec.ts:3 › skipped",
  ]);
});
