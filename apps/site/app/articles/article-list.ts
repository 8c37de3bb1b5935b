import type { BlogSummary } from "@clinic/api-client/schemas/blog";
import { articlePath } from "@clinic/content/paths";
import type { ArticleGridProps } from "@clinic/ui/blocks/article-card";
import { useMemo } from "react";
import { plainPicture, useArticleRequest } from "./use-article-request";

type Articles = ArticleGridProps["articles"];

interface ArticleListOptions {
  /** Maximum number of articles. @default no limit */
  limit?: number;
  /** Whether older articles have pages of their own, so that the list ends where the next page begins. @default false */
  hasOlderPages?: boolean;
}

/**
 * The list of articles, refreshed from the API once on entry (requirements, section 4). The built list stays if the
 * request fails.
 *
 * @param built the prerendered list
 */
export function useArticleList(built: Articles, { limit, hasOlderPages }: ArticleListOptions = {}) {
  const { data, error, retry } = useArticleRequest({
    key: "all",
    send: (api, signal) => api.blogs.list({ signal }),
  });
  const articles = useMemo(
    () => (data ? mergeArticles(built, data, { limit, hasOlderPages }) : built),
    [data, built, limit, hasOlderPages],
  );
  return { articles, failed: error !== undefined, retry };
}

/**
 * Merges the API's list into the built one. An unchanged article keeps its built card, and so its responsive picture;
 * when nothing has changed, the built list itself is returned and nothing re-renders.
 */
export function mergeArticles(
  built: Articles,
  listed: readonly BlogSummary[],
  { limit, hasOlderPages = false }: ArticleListOptions = {},
): Articles {
  const builtByPath = new Map(built.map((article) => [article.path, article]));
  // Newer articles lengthen the page: the last ones on it are on no other until the next build.
  const last = listed.findLastIndex(({ url }) => builtByPath.has(articlePath(url)));
  const fresh = listed.slice(0, hasOlderPages ? last + 1 : limit).map(({ url, title, category, image }) => {
    const path = articlePath(url);
    const known = builtByPath.get(path);
    if (known?.title === title && known.category === category) return known;
    return { path, title, category, picture: known?.picture ?? { image: plainPicture(image) } };
  });
  const same = fresh.length === built.length && fresh.every((article, place) => article === built[place]);
  return same ? built : fresh;
}
