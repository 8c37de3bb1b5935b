import type { BlogSummary } from "@clinic/api-client/schemas/blog";
import { articlePath } from "@clinic/content/paths";
import { useMemo } from "react";
import { plainPicture } from "../pictures";
import type { ArticleCardView } from "./article-card.server";
import { useArticleRequest } from "./use-article-request";

export type ListedArticle = Pick<ArticleCardView, "path" | "title" | "category" | "picture">;

/**
 * The list of articles, refreshed from the API once on entry (specification, section 4). The built list stays if the
 * request fails.
 *
 * @param built the prerendered list
 * @param limit the maximum number of articles, newest first @default no limit
 */
export function useArticleList(built: readonly ListedArticle[], limit?: number) {
  const { data, error, retry } = useArticleRequest({
    key: "all",
    send: (api, signal) => api.blogs.list({ signal }),
  });
  const articles = useMemo(
    () => (data ? mergeArticles(built, data.slice(0, limit)) : built),
    [data, built, limit],
  );
  return { articles, failed: error !== undefined, retry };
}

/**
 * Merges the API's list into the built one. An unchanged article keeps its built card, and so its responsive picture;
 * when nothing has changed, the built list itself is returned and nothing re-renders.
 */
export function mergeArticles(built: readonly ListedArticle[], listed: readonly BlogSummary[]) {
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
