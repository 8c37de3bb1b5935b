import { createRequire } from "node:module";
import { Parser } from "htmlparser2";
import { expect, it } from "vitest";
import { renderMarkdown } from "../../load/markdown.ts";

const require = createRequire(import.meta.url);

/** DOMPurify's own attack fixtures. Only an old release ships them. */
const attacks: { title?: string; payload: string }[] = require("dompurify-fixtures/test/fixtures/expect.js");

const harmless = {
  tags: /^(h[2-4]|p|ul|ol|li|blockquote|a|strong|em|br|hr|table|thead|tbody|tr|th|td|div)$/,
  attributes: /^(href|start|align|data-slot|role|aria-label|tabindex)$/,
  schemes: ["https:", "mailto:", "tel:"],
};

/** Everything in the HTML that isn't text, lists, tables or links to pages. */
function dangersIn(html: string) {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (!harmless.tags.test(tag)) dangers.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        if (!harmless.attributes.test(name)) dangers.push(`${name}=`);
        if (name === "href" && !harmless.schemes.includes(schemeOf(value))) dangers.push(value);
      }
    },
  });
  parser.end(html);
  return dangers;
}

/** The scheme as a browser on our site would parse it; an unparsable address leads nowhere. */
function schemeOf(address: string) {
  return URL.canParse(address, "https://archhouse.example/")
    ? new URL(address, "https://archhouse.example/").protocol
    : "https:";
}

it("detects an attack that gets through", () => {
  expect(dangersIn('<p onclick="x()"><a href="javascript:x()">x</a><script>x()</script>')).toEqual([
    "onclick=",
    "javascript:x()",
    "<script>",
  ]);
});

it("has more than 100 attacks to try", () => {
  expect(attacks.length).toBeGreaterThan(100);
});

it.each(
  attacks.map(({ title, payload }, index) => [index + 1, title ?? payload.slice(0, 60), payload] as const),
)("disarms attack %i: %s", (_index, _title, payload) => {
  for (const markdown of [
    payload,
    `Text before.\n\n${payload}\n\n## After\n`,
    `- item ${payload}`,
    `[link](${payload})`,
  ]) {
    expect(dangersIn(renderMarkdown(markdown))).toEqual([]);
  }
});

it("frames a table and leaves markup inside an attribute alone", () => {
  expect(renderMarkdown("| a |\n| - |\n| b |")).toMatch(
    /^<div data-slot="prose-table" role="group" tabindex="0" aria-label="Table"><table aria-label="Table">[\s\S]*<\/table><\/div>$/,
  );
  expect(renderMarkdown('<a href="/x?<table><img src=x onerror=alert(1)>">More</a>')).not.toMatch(
    /<img|<table/,
  );
});
