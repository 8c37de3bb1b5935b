import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "@clinic/testing/chromium";
import { cache, storybookOf, workingStorybook } from "./build.ts";
import { capture } from "./capture.ts";
import { compare } from "./compare.ts";

const usage = `Pictures every story before and after a change: npm run visual -- [--base REF] [--stories START,…]
  --base REF          compare with this branch, tag or commit; by default with the last commit shared with main
  --stories START,…   only stories whose ids start so, such as components-forms-button
Exit status: 0 without differences, 1 with differences, 2 when the review failed. See docs/visual-review.md.`;

try {
  process.exitCode = await review();
} catch (error) {
  console.error(`Visual review failed: ${error instanceof Error ? error.message.trim() : error}`);
  process.exitCode = 2;
}

async function review() {
  const { values } = parseArgs({
    options: { base: { type: "string" }, stories: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const only = values.stories?.split(",");
  const report = join(cache, "report");
  process.env.CHROMIUM_PATH = ensureChromium();

  const before = storybookOf(values.base);
  const after = workingStorybook();
  rmSync(report, { recursive: true, force: true });
  const failuresBefore = await capture(before, join(report, "before"), only);
  const failures = await capture(after, join(report, "after"), only);
  const { same, ...different } = await compare(report);

  for (const [what, pictures] of Object.entries(different)) {
    console.log(`${what}: ${pictures.length}`);
    for (const picture of pictures) console.log(`  ${picture}`);
  }
  console.log(`same: ${same.length}\nReport: ${report}/index.html`);
  for (const failure of failuresBefore) console.log(`Without a picture before: ${failure}`);
  for (const failure of failures) console.error(`Without a picture: ${failure}`);
  if (failures.length) return 2;
  return Object.values(different).flat().length ? 1 : 0;
}
