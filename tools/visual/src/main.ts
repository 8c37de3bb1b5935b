/**
 * Reviews visual changes: `npm run visual -- [--base REF] [--stories START,…] [--widths PX,…] [--before DIR --after
 * DIR] [--output DIR]`.
 * Exit status: 0 without differences, 1 with differences, 2 when the review failed.
 * See docs/contributing/visual-review.md.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "@clinic/testing/chromium";
import { baseStorybook, buildStorybook } from "./build.ts";
import { capture } from "./capture.ts";
import { likelyCauses } from "./causes/causes.ts";
import { findSuspects } from "./causes/suspects.ts";
import { findBase, git } from "./checkout.ts";
import { compare } from "./compare.ts";
import { printBroken, printCauses, printComparison, timed } from "./print.ts";
import { reportPage } from "./report/page.ts";
import { picturesOf } from "./report/pictures.ts";

const repository = resolve(import.meta.dirname, "../../..");
const cache = join(repository, ".cache/visual");

const reportContents = ["before", "after", "difference", "index.html", "result.json"];

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
      widths: { type: "string" },
      before: { type: "string" },
      after: { type: "string" },
      output: { type: "string" },
    },
  });
  process.env.CHROMIUM_PATH = ensureChromium();
  // npm runs this in the workspace's folder; paths are relative to the user's.
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = options.output ? resolve(from, options.output) : join(cache, "report");
  const only = options.stories?.split(",") ?? [];
  const widths = options.widths?.split(",").map(readWidth) ?? [];

  // Between two built Storybooks, no commit says which files have changed, unless one is named.
  const commit = options.base || !options.before ? findBase(repository, options.base) : undefined;
  const base = commit && git(repository, "log", "-1", "--format=%h %s", commit);
  if (base) console.log(`Base: ${base}`);
  const before = options.before ? resolve(from, options.before) : await buildBase(commit as string);
  const after = options.after ? resolve(from, options.after) : await buildWorkingTree();
  // Removes an earlier report and nothing else: --output may name a folder with other files.
  for (const name of reportContents) rmSync(join(folder, name), { recursive: true, force: true });

  const take = (storybook: string, side: "before" | "after") =>
    timed(`Pictures ${side}`, () => capture({ storybook, folder: join(folder, side), only, widths }));
  const shotsBefore = await take(before, "before");
  const shotsAfter = await take(after, "after");
  if (
    shotsBefore.taken.size + shotsBefore.broken.length + shotsAfter.taken.size + shotsAfter.broken.length ===
    0
  )
    throw new Error("No story was found.");

  const comparison = await timed("Comparison", () => compare(folder));
  const different = new Set([...comparison.changed, ...comparison.new, ...comparison.gone]);
  const suspects = findSuspects(
    repository,
    { storybook: before, stories: shotsBefore.taken },
    { storybook: after, stories: shotsAfter.taken },
    commit,
  );
  const causes = likelyCauses(suspects, different);
  const report = join(folder, "index.html");
  const pictures = picturesOf(comparison, causes);
  writeFileSync(report, reportPage({ base, pictures }));
  printComparison(comparison);
  printCauses(pictures);
  console.log(`Report: ${report}`);
  if (shotsAfter.optedOut) console.log(`Stories that ask for no picture: ${shotsAfter.optedOut}`);
  printBroken("Without a picture before: they count as new", shotsBefore.broken);
  printBroken("Without a picture now", shotsAfter.broken);
  if (shotsAfter.broken.length) throw new Error("not every story could be pictured.");

  return different.size ? 1 : 0;
}

function readWidth(text: string) {
  const width = Number(text);
  if (!Number.isInteger(width) || width <= 0) throw new Error(`"${text}" is not a width in px.`);
  return width;
}

async function buildBase(commit: string) {
  return await timed("Storybook before", () => baseStorybook(repository, commit, join(cache, "base")));
}

async function buildWorkingTree() {
  const output = join(cache, "storybook");
  await timed("Storybook after", () => buildStorybook(repository, output));
  return output;
}
