import type { Article } from "@clinic/content/articles";
import { articlePath } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import type { BlogPosting } from "schema-dts";
import { changedOn } from "../../articles";
import { sharePicture } from "../share-picture";
import { siteUrl } from "../site-url";
import { dentistReference } from "./dentist.server";
import { organizationReference } from "./organization.server";

/** An article, as `BlogPosting`. */
export function articleData(article: Omit<Article, "html">) {
  const url = siteUrl(articlePath(article.slug));
  const author = dentists.get(article.author);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.summary,
    image: siteUrl(sharePicture(article.image).path),
    articleSection: article.category,
    keywords: article.metaKeywords,
    inLanguage: "en-IN",
    datePublished: article.publishedOn,
    dateModified: changedOn(article),
    author: author.sample ? organizationReference() : dentistReference(author),
    publisher: organizationReference(),
  } satisfies BlogPosting;
}
