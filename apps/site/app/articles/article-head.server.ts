import type { Article } from "@clinic/content/articles";
import { articlePath } from "@clinic/content/routes";
import { pageHead } from "../seo/page-head.server";
import { articleData } from "../seo/structured-data/article.server";
import { articleMeta } from "./article-meta";

export function articleHead(article: Article) {
  const { title, description, keywords } = articleMeta(article);
  const path = articlePath(article.slug);
  return pageHead({
    page: { title: article.title, metaTitle: title, metaDescription: description, metaKeywords: keywords },
    path,
    type: "article",
    picture: article.image,
    parents: [{ name: "Blog", path: "/blogs" }],
    about: [articleData(article)],
  });
}
