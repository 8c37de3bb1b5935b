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

it("renders a pagination only when there are several pages", () => {
  const pagination = '<nav aria-label="Pages"';
  expect(draw({ pages: 2, older: "/blogs/page/2" })).toContain(pagination);
  expect(draw({})).not.toContain(pagination);
});

it("links to newer and older articles", () => {
  const html = draw({ number: 2, pages: 3, newer: "/blogs", older: "/blogs/page/3" });
  expect(html).toContain("Page 2 of 3");
  expect(html).toMatch(/<a[^>]* href="\/blogs"/);
  expect(html).toMatch(/<a[^>]* href="\/blogs\/page\/3"/);
});

it("renders no link to older articles on the last page", () => {
  const html = draw({ number: 3, pages: 3, newer: "/blogs/page/2" });
  expect(html).toContain("Newer articles");
  expect(html).not.toContain("Older articles");
});
