import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import regCli from "reg-cli";

export interface Comparison {
  changed: string[];
  new: string[];
  gone: string[];
  same: string[];
  /** Path of the page that shows them. */
  report: string;
}

/** Files and folders of a report. */
export const reportContents = ["before", "after", "difference", "index.html", "result.json"];

/**
 * Compares a folder's subfolders `before` and `after`, and writes a report that needs no server. Any difference in any
 * pixel counts: both sides come from the same browser, so there is no noise to tolerate.
 */
export async function compare(folder: string): Promise<Comparison> {
  const report = join(folder, "index.html");
  const [before, after, difference] = ["before", "after", "difference"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const pictures of [before, after]) mkdirSync(pictures, { recursive: true });

  const comparing = regCli({
    expectedDir: before,
    actualDir: after,
    diffDir: difference,
    report,
    json: join(folder, "result.json"),
    matchingThreshold: 0,
    concurrency: 2,
  });
  const [result] = await once(comparing, "complete");

  // Removes the report's web font, which comes from another host.
  const page = readFileSync(report, "utf8");
  writeFileSync(report, page.replace(/<link href="https:[^>]*>/, ""));

  return {
    changed: result.failedItems.sort(),
    new: result.newItems.sort(),
    gone: result.deletedItems.sort(),
    same: result.passedItems.sort(),
    report,
  };
}
