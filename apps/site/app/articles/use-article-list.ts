import type { BlogSummary } from "@clinic/api-client/schemas/blog";
import { articlePath } from "@clinic/content/article-path";
import { useMemo } from "react";
import { plainPicture } from "../pictures";
import type { ArticleCardView } from "./article-card.server";
import { useArticleRequest } from "./use-article-request";

/** An article as lists show it. */
export type ListedArticle = Pick<ArticleCardView, "path" | "title" | "category" | "picture">;

/**
 * The list of articles, brought up to date by the API once on entry (specification, section 4). On failure the built
 * list stays.
 *
 * @param built the list in the page's HTML
 * @param limit how many of the newest are wanted; all when left out
 */
export function useArticleList(built: readonly ListedArticle[], limit?: number) {
  const { answer, error, retry } = useArticleRequest({
    key: "all",
    send: (api, signal) => api.blogs.list({ signal }),
  });
  const articles = useMemo(
    () => (answer ? bringUpToDate(built, answer.slice(0, limit)) : built),
    [answer, built, limit],
  );
  return { articles, failed: error !== undefined, retry };
}

/**
 * The API's list, with the built card of each article that has not changed, so that its picture stays as it is.
 * Where nothing has changed it is the built list itself, and nothing is rendered again.
 */
export function bringUpToDate(built: readonly ListedArticle[], listed: readonly BlogSummary[]) {
  const builtByPath = new Map(built.map((article) => [article.path, article]));
  const fresh = listed.map(({ url, title, category, image }): ListedArticle => {
    const path = articlePath(url);
    const known = builtByPath.get(path);
    if (known?.title === title && known.category === category) return known;
    return { path, title, category, picture: known?.picture ?? { image: plainPicture(image), alt: title } };
  });
  const same = fresh.length === built.length && fresh.every((article, place) => article === built[place]);
  return same ? built : fresh;
}
