/** Reads the JSON reports of Vitest and Playwright. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestReport extends Counts {
  /** One line per failed test: its file, its title and the first line of its error. */
  failures: string[];
}

export function readTestReport(file: string): TestReport | undefined {
  let report: VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
  return "stats" in report ? playwrightReport(report) : vitestReport(report);
}

function vitestReport(report: VitestReport): TestReport {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((file) => {
      const failures = file.assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => describeFailure(file.name, fullName, failureMessages[0]));
      // A file that could not be imported has no tests.
      const isBroken = file.status === "failed" && failures.length === 0;
      return isBroken ? [describeFailure(file.name, "", file.message)] : failures;
    }),
  };
}

function playwrightReport({ stats, suites, errors }: PlaywrightReport): TestReport {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => describeFailure("", "", message)),
      ...suites.flatMap(failedSpecs),
    ],
  };
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const failures = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
      return describeFailure(`${file}:${line}`, title, error?.message);
    });
  return [...failures, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

function describeFailure(place: string, title: string, message = "") {
  const [firstLine = ""] = stripVTControlCharacters(message).trim().split("\n");
  return [place, title, firstLine].filter(Boolean).join(" › ");
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
