import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Prose } from ".";
import { sanitiseHtml } from "./sanitise-html";

it.each([
  ["a script", "<p>Hello</p><script>alert(1)</script>"],
  ["a handler", '<p onclick="alert(1)">Hello</p>'],
  ["a frame", '<p>Hello</p><iframe src="https://elsewhere.example"></iframe>'],
  ["a form", '<p>Hello</p><form action="https://elsewhere.example"><input name="card"></form>'],
  ["a style", '<style>body{display:none}</style><p style="position:fixed">Hello</p>'],
  ["names that scripts look up", '<p id="main" class="fixed">Hello</p>'],
])("removes %s and keeps the text", (_, html) => {
  expect(sanitiseHtml(html)).toBe("<p>Hello</p>");
});

it("removes the URL of a link that would run a script", () => {
  expect(sanitiseHtml('<a href="javascript:alert(1)">More</a>')).toBe("<a>More</a>");
});

it("keeps the markup of articles", () => {
  const article =
    '<h2>Care</h2><ul><li>Brush</li></ul><blockquote>Well said</blockquote><figure><img src="/a.webp" alt="A brush"><figcaption>A brush</figcaption></figure><p><a href="/root-canal">Root canal</a></p>';
  expect(sanitiseHtml(article)).toBe(article);
});

it("frames each table once, so that a wide one scrolls and takes the focus", () => {
  const framed = sanitiseHtml("<table><tbody><tr><td>1</td></tr></tbody></table>");
  expect(framed).toBe(
    '<div data-slot="prose-table" role="group" tabindex="0" aria-label="Table"><table aria-label="Table"><tbody><tr><td>1</td></tr></tbody></table></div>',
  );
  expect(sanitiseHtml(framed)).toBe(framed);
});

it("names a table and its frame by its caption, or by the heading above it", async () => {
  const tables =
    "<h2>Care</h2><h3>A <em>menu</em></h3><table></table><table><caption>Prices</caption></table><h2>Later</h2>";
  const screen = await render(<Prose html={sanitiseHtml(tables)} />);
  for (const name of ["A menu", "Prices"]) {
    await expect.element(screen.getByRole("group", { name })).toBeInTheDocument();
    await expect.element(screen.getByRole("table", { name })).toBeInTheDocument();
  }
});

/** Browsers before 2025 wrote `<` and `>` inside attributes as they are. */
function serialiseAsOlderBrowsers() {
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML")?.get;
  const spy = vi.spyOn(Element.prototype, "innerHTML", "get").mockImplementation(function (this: Element) {
    const html: string = innerHtml?.call(this);
    return html.replace(/="[^"]*"/g, (value) => value.replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
  });
  onTestFinished(() => spy.mockRestore());
}

it("leaves markup inside an attribute alone, also in older browsers", () => {
  serialiseAsOlderBrowsers();
  const html = sanitiseHtml('<a title="<table><img src=x onerror=alert(1)>">More</a>');
  expect(html).toContain('title="<table>');
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelector("a")?.title).toBe("<table><img src=x onerror=alert(1)>");
  expect(page.querySelector("img, table")).toBeNull();
});
