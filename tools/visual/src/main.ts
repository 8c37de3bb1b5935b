/**
 * Reviews visual changes: `npm run visual -- [--base REF] [--stories START,…] [--before DIR --after DIR]`.
 * Exit status: 0 without differences, 1 with differences, 2 when the review failed.
 * See docs/contributing/visual-review.md.
 */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "@clinic/chromium/install";
import { baseStorybook, buildStorybook } from "./build.ts";
import { capture } from "./capture.ts";
import { findBase, git } from "./checkout.ts";
import { compare, reportContents } from "./compare.ts";
import { printBroken, printComparison, timed } from "./print.ts";

const repository = resolve(import.meta.dirname, "../../..");
const cache = join(repository, ".cache/visual");

try {
  process.exitCode = await review();
} catch (error) {
  const [sentence] = String(error instanceof Error ? error.message : error).split("\n");
  console.error(`Visual review failed: ${sentence}`);
  process.exitCode = 2;
}

async function review() {
  const { values: options } = parseArgs({
    options: {
      base: { type: "string" },
      stories: { type: "string" },
      before: { type: "string" },
      after: { type: "string" },
      output: { type: "string" },
    },
  });
  process.env.CHROMIUM_PATH = ensureChromium().path;
  // npm runs this in the workspace's folder; paths are relative to the user's.
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = options.output ? resolve(from, options.output) : join(cache, "report");
  const only = options.stories?.split(",") ?? [];

  const before = options.before ? resolve(from, options.before) : await buildBase(options.base);
  const after = options.after ? resolve(from, options.after) : await buildWorkingTree();
  // Removes an earlier report and nothing else: --output may name a folder with other files.
  for (const name of reportContents) rmSync(join(folder, name), { recursive: true, force: true });

  const take = (storybook: string, side: "before" | "after") =>
    timed(`Pictures ${side}`, () => capture({ storybook, folder: join(folder, side), only }));
  const shotsBefore = await take(before, "before");
  const shotsAfter = await take(after, "after");
  if (shotsBefore.taken + shotsBefore.broken.length + shotsAfter.taken + shotsAfter.broken.length === 0)
    throw new Error("No story was found.");

  const comparison = await timed("Comparison", () => compare(folder));
  printComparison(comparison);
  if (shotsAfter.optedOut) console.log(`Stories that ask for no picture: ${shotsAfter.optedOut}`);
  printBroken("Without a picture before: they count as new", shotsBefore.broken);
  printBroken("Without a picture now", shotsAfter.broken);
  if (shotsAfter.broken.length) throw new Error("not every story could be pictured.");

  return comparison.changed.length + comparison.new.length + comparison.gone.length ? 1 : 0;
}

async function buildBase(ref?: string) {
  const commit = findBase(repository, ref);
  console.log(`Base: ${git(repository, "log", "-1", "--format=%h %s", commit)}`);
  return await timed("Storybook before", () => baseStorybook(repository, commit, join(cache, "base")));
}

async function buildWorkingTree() {
  const output = join(cache, "storybook");
  await timed("Storybook after", () => buildStorybook(repository, output));
  return output;
}
