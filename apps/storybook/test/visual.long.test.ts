import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { capture } from "../visual/capture.ts";
import { compare } from "../visual/compare.ts";

const built = join(import.meta.dirname, "../storybook-static");
const folder = mkdtempSync(join(tmpdir(), "visual-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("pictures the same twice, finds the stories that a token changes, and names those that break", async () => {
  const changed = join(folder, "changed");
  cpSync(built, changed, { recursive: true });
  for (const file of globSync(`${changed}/assets/*.css`)) {
    const css = readFileSync(file, "utf8");
    writeFileSync(file, css.replaceAll(/--color-primary-soft:[^;}]+/g, "--color-primary-soft:#ffe000"));
  }
  for (const file of globSync(`${changed}/assets/logo.stories-*.js`))
    writeFileSync(file, "throw Error('No logo')");
  const only = ["components-text-badge--", "components-media-logo--default"];

  const review = async (name: string, after: string) => {
    const report = join(folder, name);
    expect(await capture(built, `${report}/before`, only)).toEqual([]);
    const failures = await capture(after, `${report}/after`, only);
    return { failures, ...(await compare(report)) };
  };
  expect(await review("same", built)).toMatchObject({ failures: [], changed: [], new: [], gone: [] });

  const { failures, ...different } = await review("different", changed);
  expect(different).toMatchObject({
    changed: ["components-text-badge--primary.desktop.png", "components-text-badge--primary.phone.png"],
    new: [],
    gone: ["components-media-logo--default.desktop.png", "components-media-logo--default.phone.png"],
  });
  expect(failures.join()).toContain("No logo");
  expect(readFileSync(`${folder}/different/index.html`, "utf8")).toContain("components-text-badge--primary");
});

it("shows the site's pages in every state", async () => {
  expect(await capture(built, join(folder, "pages"), ["pages-"])).toEqual([]);
});
