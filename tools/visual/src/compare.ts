import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import regCli from "reg-cli";

/** Files of screenshots, such as `Components/Badge/warning.phone.png`. */
export interface Comparison {
  changed: string[];
  new: string[];
  gone: string[];
  same: string[];
}

/**
 * Compares a folder's subfolders `before` and `after`, and writes the differences to `difference`. Any difference in any
 * pixel counts: both sides come from the same browser, so there is no noise to tolerate.
 */
export async function compare(folder: string): Promise<Comparison> {
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
    json: join(folder, "result.json"),
    matchingThreshold: 0,
    concurrency: 2,
  });
  const [result] = await once(comparing, "complete");

  return {
    changed: result.failedItems.sort(),
    new: result.newItems.sort(),
    gone: result.deletedItems.sort(),
    same: result.passedItems.sort(),
  };
}
