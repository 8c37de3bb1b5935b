import { firstVisitPath } from "@clinic/content/branches";
import { branch, hub } from "@clinic/content/examples";
import { treatmentPath } from "@clinic/content/routes";
import type { Locator } from "@playwright/test";
import { expect, sharedClinicTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

/** A page of each template whose outline differs. */
const pages = {
  home: "/",
  treatment: treatmentPath(hub),
  branch: branch.path,
  booking: "/contact-us",
  application: "/career",
  "first-visit": firstVisitPath(branch),
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Reviewed like screenshots: each difference is one that a screen reader announces.
for (const [name, path] of Object.entries(pages)) {
  test(`${path} has the landmarks and headings that were reviewed`, async ({ page }) => {
    await visit(page, path);
    expect(await outline(page.locator("body"))).toMatchSnapshot(`${name}.txt`);
  });
}

/**
 * Landmarks, named regions and headings, indented as they nest. Text from the content is left out, and runs of similar
 * items count as one, so that an editor's change isn't a difference.
 */
async function outline(body: Locator) {
  const tree = await body.ariaSnapshot();
  return tree
    .split("\n")
    .filter((line) =>
      /^\s*- '?(banner|navigation|main|contentinfo|complementary|region|form|heading)\b/.test(line),
    )
    .map((line) =>
      line
        .replace(/(navigation|region|heading|form) ".*"/, '$1 "…"')
        .replace(/^(\s*- '?\w+(?: "[^"]*")?(?: \[[^\]]*\])*).*$/, "$1")
        .replace("- '", "- "),
    )
    .filter((line, index, lines) => line !== lines[index - 1])
    .join("\n");
}
