import { articles } from "@clinic/content/articles";
import { newsletters } from "@clinic/content/newsletters";
import { accessibilityPage, privacyPage } from "@clinic/content/pages";
import { articlePath } from "@clinic/content/routes";
import { treatmentPath, treatments } from "@clinic/content/treatments";

import { changedOn } from "../app/articles/changed-on";

const newest = (days: readonly string[]) => [...days].sort().at(-1);

/**
 * The date a page's text last changed, as `YYYY-MM-DD`, by path. Covers only pages whose records have a date: search
 * engines come to distrust a sitemap that gives the build date for everything.
 */
export const lastModified: ReadonlyMap<string, string | undefined> = new Map([
  ...treatments.all.map((treatment) => [treatmentPath(treatment), treatment.reviewedOn] as const),
  ...articles.all.map((article) => [articlePath(article.slug), changedOn(article)] as const),
  ["/blogs", newest(articles.all.map(({ publishedOn }) => publishedOn))],
  ["/newsletter", newest(newsletters.all.map(({ publishedOn }) => publishedOn))],
  ["/privacy", privacyPage.updatedOn],
  ["/accessibility", accessibilityPage.updatedOn],
]);
