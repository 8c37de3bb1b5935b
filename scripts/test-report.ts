/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface TestResult {
  status: "passed" | "failed" | "skipped";
  /** File, title and, if it failed, the first line of its error. */
  title: string;
}

/** The tests in a report; none if there is no report. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report: { testResults: VitestFile[] } | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return "testResults" in report ? report.testResults.flatMap(readVitest) : readPlaywright(report);
}

function readVitest({ name, status, message, assertionResults }: VitestFile): TestResult[] {
  const results = assertionResults.map((test) =>
    result(test.status === "failed" || test.status === "passed" ? test.status : "skipped", [
      name,
      test.fullName,
      test.failureMessages?.[0],
    ]),
  );
  // A file that could not be imported has no tests.
  const isBroken = status === "failed" && !results.some((each) => each.status === "failed");
  return isBroken ? [...results, result("failed", [name, message])] : results;
}

function readPlaywright({ suites = [], specs = [], errors = [] }: PlaywrightReport): TestResult[] {
  return [
    ...errors.map(({ message }) => result("failed", [message])),
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) =>
        result(status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed", [
          `${file}:${line}`,
          title,
          results.flatMap(({ errors }) => errors)[0]?.message,
        ]),
      ),
    ),
    ...suites.flatMap(readPlaywright),
  ];
}

function result(status: TestResult["status"], parts: (string | undefined)[]): TestResult {
  const lines = parts.map((text = "") => stripVTControlCharacters(text).trim().split("\n")[0]);
  return { status, title: lines.filter(Boolean).join(" › ") };
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

interface PlaywrightReport {
  suites?: PlaywrightReport[];
  errors?: { message?: string }[];
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { errors: { message?: string }[] }[];
}
