import { describe, expect, it } from "vitest";
import { articlesModule, readArticle, renderMarkdown } from "../../scripts/article-source.ts";
import { articles } from "./index.ts";

const front = {
  title: "Brushing at night",
  category: "Home care",
  summary: "Why the evening matters more.",
  image: { src: "studies/arch-enamel.webp", alt: "A full upper arch of teeth" },
  author: "sana-qureshi",
  publishedOn: "2026-05-01",
};

function fileOf(matter: object, text = "## Why\n\nBecause you sleep."): string {
  return `---\n${JSON.stringify(matter)}\n---\n\n${text}\n`;
}

describe("an editor who writes an article", () => {
  it("gets its address from the name of its file, and its text as HTML", () => {
    expect(readArticle("brushing-at-night.md", fileOf(front))).toEqual({
      slug: "brushing-at-night",
      ...front,
      html: "<h2>Why</h2>\n<p>Because you sleep.</p>",
    });
  });

  it.each([
    ["front matter is missing", "## Why\n\nBecause.", "front matter between two --- lines"],
    ["front matter is not YAML", "---\ntitle: [\n---\n\nText", "not valid YAML"],
    ["a field is missing", fileOf({ ...front, title: undefined }), "title"],
    ["a field is misspelt", fileOf({ ...front, cateogry: "Gums" }), "cateogry"],
    ["a day is not a day", fileOf({ ...front, publishedOn: "2026-02-30" }), "publishedOn"],
    ["the author is unknown", fileOf({ ...front, author: "nobody" }), "author"],
    ["the text is empty", fileOf(front, ""), "html"],
  ])("is told which file and what is wrong when %s", (_, source, reason) => {
    expect(() => readArticle("brushing.md", source)).toThrow(reason);
    expect(() => readArticle("brushing.md", source)).toThrow("brushing.md: ");
  });

  it("is told when the name of the file can't be an address", () => {
    expect(() => readArticle("Brushing at night.md", fileOf(front))).toThrow("slug");
  });
});

describe("a reader of an article", () => {
  it("gets headings, lists, emphasis, tables and links", () => {
    const html = renderMarkdown("## One\n\n- **a**\n- *b*\n\n[c](/contact-us)\n\n| d |\n| - |\n| e |");
    expect(html).toContain("<h2>One</h2>");
    expect(html).toContain("<li><strong>a</strong></li>");
    expect(html).toContain('<a href="/contact-us">c</a>');
    expect(html).toContain("<td>e</td>");
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<p onclick="alert(1)">a</p>'],
    ["a script in a link", "[a](javascript:alert(1))"],
    ["data in a link", "[a](data:text/html,alert)"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a style", '<p style="position:fixed">a</p><style>p{}</style>'],
    ["a picture from elsewhere", "![a](https://evil.example/alert.png)"],
    ["a first-level heading", "# alert"],
  ])("is never sent %s", (_, markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(/script|onclick|alert\(|data:|iframe|style|<img|<h1/);
  });

  it("sees the newest article first", () => {
    const days = articles.all.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
  });
});

it("the module of rendered articles says that it is not to be edited", () => {
  expect(articlesModule([])).toMatch(/^\/\/ Made from the Markdown files/);
});
