import type { BlogSummary } from "@clinic/api-client/schemas/blog";
import { articlePath } from "@clinic/content/lib/article-path";
import { useEffect, useState } from "react";
import { useOnlineAgain } from "../connection/use-online-again";
import { whenSeenForAWhile } from "../hydration/moments";
import { plainPicture } from "../pictures/plain-picture";
import type { ArticleCardView } from "./article-card.server";
import { newerArticles } from "./newer-articles";

/** An article as lists show it. */
export type ListedArticle = Pick<ArticleCardView, "path" | "title" | "category" | "picture">;

/**
 * The list of articles, brought up to date by the API once on entry (specification, section 4). On failure the built list stays; it
 * is tried again when the visitor asks or comes back online.
 *
 * @param built the list that stands in the page's HTML
 * @param most how many of the newest are wanted; all when left out
 */
export function useFreshArticles(built: readonly ListedArticle[], most?: number) {
  const [articles, setArticles] = useState(built);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once on entry, and on another attempt
  useEffect(() => {
    const aborter = new AbortController();
    const refresh = async () => {
      try {
        const { api } = await import("../api");
        const listed = await api.blogs.list({ signal: aborter.signal });
        if (aborter.signal.aborted) return;
        setArticles(bringUpToDate(built, listed.slice(0, most)));
        setFailed(false);
      } catch (error) {
        if (aborter.signal.aborted) return;
        // The specification's words (section 8).
        console.error("Failed to fetch blogs", error);
        setFailed(true);
      }
    };
    let asked = false;
    const askOnce = () => {
      if (!asked) void refresh();
      asked = true;
    };
    // What asks the API weighs more than the page's own scripts: it comes after them.
    const stop = whenSeenForAWhile(document.body, askOnce);
    return () => {
      stop();
      aborter.abort();
    };
  }, [attempt]);

  const retry = () => setAttempt(attempt + 1);
  useOnlineAgain(failed, retry);
  return { articles, failed, retry };
}

/**
 * The API's list, with the built card of each article that has not changed, so that its picture stays as it is.
 * Where nothing has changed it is the built list itself, and nothing is drawn again.
 */
export function bringUpToDate(built: readonly ListedArticle[], listed: readonly BlogSummary[]) {
  const builtByPath = new Map(built.map((article) => [article.path, article]));
  const fresh = listed.map(({ url, title, category, image }): ListedArticle => {
    const path = articlePath(url);
    const known = builtByPath.get(path);
    if (!known) newerArticles.add(url);
    if (known?.title === title && known.category === category) return known;
    return { path, title, category, picture: known?.picture ?? { image: plainPicture(image), alt: title } };
  });
  const same = fresh.length === built.length && fresh.every((article, place) => article === built[place]);
  return same ? built : fresh;
}
