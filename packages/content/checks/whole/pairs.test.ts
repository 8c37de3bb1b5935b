import { expect, it } from "vitest";
import { type Content, loadContent, recordsOf } from "../../load/load-content.ts";
import { assertFound } from "../../src/collection/assert-found.ts";
import { checkPairs } from "./pairs.ts";

const content = loadContent();
const pairs = recordsOf(content, "smiles").map(
  ({ value }) => value as { slug: string; treatments: string[] },
);
const pages = recordsOf(content, "treatments");
const slugsOf = ({ value }: (typeof pages)[number]) => [value.slug, ...((value.children ?? []) as string[])];

/** The content with one pair on a page. */
function showing(pair: string, page: (typeof pages)[number]): Content {
  const value = { ...page.value, beforeAfter: { heading: "Before and after", smiles: [pair] } };
  return {
    ...content,
    sources: content.sources.map((source) => (source === page ? { ...page, value } : source)),
  };
}

it("refuses a pair that shows another treatment than its page", () => {
  const page = assertFound(pages[0], "treatment");
  const pair = assertFound(
    pairs.find(({ treatments }) => treatments.every((treatment) => !slugsOf(page).includes(treatment))),
    "pair of another treatment",
  );
  const findings = checkPairs(showing(pair.slug, page));

  expect(findings).toMatchObject([{ file: page.file, field: "beforeAfter.smiles.0" }]);
  expect(findings[0]?.problem).toContain(pair.treatments.join(", "));
});

it("lets a hub show the pairs of its sub-pages", () => {
  const hub = assertFound(
    pages.find(({ value }) => value.children),
    "hub",
  );
  const [, ...children] = slugsOf(hub);
  const pair = assertFound(
    pairs.find(({ treatments }) => treatments.some((treatment) => children.includes(treatment))),
    "pair of a sub-page",
  );
  expect(checkPairs(showing(pair.slug, hub))).toEqual([]);
});
