import { blogsPage } from "@clinic/content/pages";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ArticlesPage, type ArticlesPageProps } from "./articles-page";

const list = { page: blogsPage, articles: [], number: 1, pages: 1, newer: undefined, older: undefined };

const draw = (props: Partial<ArticlesPageProps>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticlesPage {...list} {...props} />
    </MemoryRouter>,
  );

it("a reader of a short list sees no pages", () => {
  expect(draw({})).not.toContain('aria-label="Pages"');
});

it("a reader of a long list goes on to older articles and back by links, which need no scripts", () => {
  const html = draw({ number: 2, pages: 3, newer: "/blogs", older: "/blogs/page/3" });
  expect(html).toContain("Page 2 of 3");
  expect(html).toMatch(/<a[^>]* href="\/blogs"/);
  expect(html).toMatch(/<a[^>]* href="\/blogs\/page\/3"/);
});

it("a reader of the last page is not led to one that does not exist", () => {
  const html = draw({ number: 3, pages: 3, newer: "/blogs/page/2" });
  expect(html).toContain("Newer articles");
  expect(html).not.toContain("Older articles");
});
