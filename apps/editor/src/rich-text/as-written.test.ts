import { loadContent } from "@clinic/content/load/load-content";
import { markdownToSlate, slateToMarkdown } from "decap-cms-widget-richtext/dist/esm/serializers/index.js";
import { Map as ImmutableMap } from "immutable";
import { expect, it } from "vitest";
import { asWritten } from "./as-written.ts";

/** What rich text makes of a text, as soon as it is opened. */
function openedAsRichText(markdown: string): string {
  const nodes = markdownToSlate(markdown, { voidCodeBlock: true, editorComponents: ImmutableMap() });
  return slateToMarkdown(nodes, { voidCodeBlock: true }, ImmutableMap());
}

const text = `Sugar feeds the bacteria.

- Rinse after tea.
- Wait before you brush.

| Drink | Sugar       |
| ----- | ----------- |
| Tea   | two spoons  |`;

it("leaves every article as it is while nobody types", () => {
  const texts = loadContent().sources.flatMap(({ value: { body } }) =>
    typeof body === "string" ? [body] : [],
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const body of texts) expect(asWritten(body, openedAsRichText(body))).toBe(body);
});

it("changes only the line that was edited", () => {
  const edited = openedAsRichText(text).replace("Rinse after tea", "Rinse after coffee");
  expect(asWritten(text, edited)).toBe(text.replace("Rinse after tea", "Rinse after coffee"));
});

it("keeps the marker of a list that grows", () => {
  const grown = openedAsRichText(text).replace("* Wait", "* Drink water.\n* Wait");
  expect(asWritten(text, grown)).toContain("- Rinse after tea.\n- Drink water.\n- Wait before you brush.");
  const stars = "* One.\n* Two.";
  expect(asWritten(stars, "* One.\n* Two.\n* Three.")).toBe("- One.\n- Two.\n- Three.");
  expect(asWritten(stars, openedAsRichText(stars))).toBe(stars);
});
