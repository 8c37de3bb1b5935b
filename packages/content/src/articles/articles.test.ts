import { createRequire } from "node:module";
import { Parser } from "htmlparser2";
import { expect, it } from "vitest";
import { renderMarkdown } from "../../load/markdown.ts";

const require = createRequire(import.meta.url);
/** DOMPurify's own attack fixtures. Only an old release ships them. */
const attacks: { payload: string }[] = require("dompurify-fixtures/test/fixtures/expect.js");

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
        // The scheme as a browser on our site would parse it; an unparsable address leads nowhere.
        const address = URL.parse(value, "https://archhouse.example/");
        if (name === "href" && address && !harmless.schemes.includes(address.protocol)) dangers.push(value);
      }
    },
  });
  parser.end(html);
  return dangers;
}

it("gives headings, lists, emphasis, links, and tables named by the heading above them", () => {
  const html = renderMarkdown(
    "## One\n\n- **a**\n- *b*\n\n[c](/contact-us)\n\n### A *menu*\n\n| d |\n| - |\n| e |\n\n## Two",
  );
  expect(html).toContain("<h2>One</h2>");
  expect(html).toContain("<li><strong>a</strong></li>");
  expect(html).toContain('<a href="/contact-us">c</a>');
  expect(html).toMatch(
    /<div data-slot="prose-table" role="group" tabindex="0" aria-label="A menu"><table aria-label="A menu">[\s\S]*<th scope="row">e<\/th>/,
  );
});

it("takes out a first-level heading, a picture from elsewhere and a table inside an attribute", () => {
  const markdown = '# a\n\n![a](https://evil.example/a.png)\n\n<a href="/x?<table><img src=x>">b</a>';
  expect(renderMarkdown(markdown)).not.toMatch(/<h1|<img|<table/);
});

it("shows the website's pictures in all their widths, in a place that is kept, and no others", () => {
  const sources = [{ type: "image/avif", srcSet: "/a-480.avif 480w, /a-800.avif 800w" }];
  const pictures = { "a/a.webp": { src: "/a.webp", width: 8, height: 5, sources } };
  const markdown = '![A "cut" tooth](a/a.webp)![b](a/b.webp)<source srcset="https://evil.example/a.png">';
  expect(renderMarkdown(markdown, pictures)).toBe(
    '<p><picture><source type="image/avif" srcset="/a-480.avif 480w, /a-800.avif 800w" sizes="(min-width: 43rem) 40rem, 100vw" /><img src="/a.webp" width="8" height="5" loading="lazy" decoding="async" alt="A &quot;cut&quot; tooth" /></picture></p>',
  );
});

it("detects an attack that gets through", () => {
  expect(dangersIn('<p onclick="x()"><a href="javascript:x()">x</a><script>x()</script>')).toEqual([
    "onclick=",
    "javascript:x()",
    "<script>",
  ]);
  expect(attacks.length).toBeGreaterThan(100);
});

it.each(attacks.map(({ payload }, index) => [index + 1, payload] as const))(
  "disarms attack %i",
  (_, payload) => {
    for (const markdown of [
      payload,
      `Before.\n\n${payload}\n\n## After\n`,
      `- item ${payload}`,
      `[a](${payload})`,
    ])
      expect(dangersIn(renderMarkdown(markdown))).toEqual([]);
  },
);
