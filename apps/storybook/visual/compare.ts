import { once } from "node:events";
import { mkdirSync } from "node:fs";
import regCli from "reg-cli";

/**
 * Compares the pictures in a folder's subfolders `before` and `after`, and writes a report to its `index.html`. Any
 * difference in any pixel counts: both sides come from the same browser, so there is no noise to tolerate.
 */
export async function compare(folder: string) {
  for (const side of ["before", "after"]) mkdirSync(`${folder}/${side}`, { recursive: true });
  const comparing = regCli({
    expectedDir: `${folder}/before`,
    actualDir: `${folder}/after`,
    diffDir: `${folder}/difference`,
    json: `${folder}/result.json`,
    report: `${folder}/index.html`,
    matchingThreshold: 0,
    concurrency: 2,
  });
  const [{ failedItems, newItems, deletedItems, passedItems }] = await once(comparing, "complete");
  return { changed: failedItems.sort(), new: newItems.sort(), gone: deletedItems.sort(), same: passedItems };
}
