import type { Article } from "@clinic/content/articles";
import { articlePath } from "@clinic/content/routes";
import { pageHead } from "../seo/page-head.server";
import { articleData } from "../seo/structured-data/article.server";

/** The head of an article's page. The title stands in where words for search engines are left out. */
export function articleHead(article: Article) {
  const { title, metaTitle = title, metaDescription = title } = article;
  const path = articlePath(article.slug);
  return pageHead({
    page: { title, metaTitle, metaDescription },
    path,
    type: "article",
    picture: article.image,
    parents: [{ name: "Blog", path: "/blogs" }],
    about: [articleData(article)],
  });
}
