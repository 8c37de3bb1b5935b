import type { BlogPosting } from "schema-dts";
import type { Article } from "../../src/articles/schema.ts";
import { articlePath } from "../../src/paths.ts";
import type { Site } from "../site.ts";
import { dentistReference } from "./dentist.ts";
import { organizationReference } from "./organization.ts";

/** An article, as `BlogPosting`. */
export function articleData(site: Site, article: Omit<Article, "html">) {
  const url = site.url(articlePath(article.slug));
  const author = site.dentists.get(article.author);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.summary,
    image: site.pictureUrl(article.image),
    articleSection: article.category,
    keywords: article.metaKeywords,
    inLanguage: site.words.lang,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn ?? article.publishedOn,
    author: author.sample ? organizationReference(site) : dentistReference(site, author),
    publisher: organizationReference(site),
  } satisfies BlogPosting;
}
