import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../../load/markdown.ts";
import { site } from "../../pages/examples.ts";

describe("a reader of an article", () => {
  it("gets headings, lists, emphasis, tables and links", () => {
    const html = renderMarkdown("## One\n\n- **a**\n- *b*\n\n[c](/contact-us)\n\n| d |\n| - |\n| e |");
    expect(html).toContain("<h2>One</h2>");
    expect(html).toContain("<li><strong>a</strong></li>");
    expect(html).toContain('<a href="/contact-us">c</a>');
    expect(html).toContain("<td>e</td>");
  });

  it("hears the name of a table, which is the heading above it", () => {
    const html = renderMarkdown("## One\n\n### A *menu*\n\n| d |\n| - |\n| e |\n\n## Two");
    expect(html).toContain('tabindex="0" aria-label="A menu"><table aria-label="A menu">');
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
    const days = site.articles.all.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
  });
});
