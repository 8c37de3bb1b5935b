import type { Blog } from "@clinic/api-client/schemas/blog";
import { useEffect, useState } from "react";
import { useOnlineAgain } from "../connection/use-online-again";

/** An article as the API gives it, with its HTML cleaned. */
export type NewerArticle = Omit<Blog, "content"> & { html: string };

type Outcome = { status: "loaded"; article: NewerArticle } | { status: "missing" } | { status: "failed" };

/** What is known of an article that the build does not know. */
export type NewerArticleState = { status: "loading" } | Outcome;

/**
 * Loads an article from the API, and again when its address changes (specification, section 2), when the visitor
 * tries again, and after a failure when they come back online.
 */
export function useNewerArticle(slug: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Outcome & { slug: string }>();
  // What belongs to another address is not shown under this one.
  const state: NewerArticleState = loaded?.slug === slug ? loaded : { status: "loading" };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads once more
  useEffect(() => {
    const aborter = new AbortController();
    load(slug, aborter.signal).then((outcome) => {
      if (!aborter.signal.aborted) setLoaded({ ...outcome, slug });
    });
    return () => aborter.abort();
  }, [slug, attempt]);

  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  useOnlineAgain(state.status === "failed", retry);
  return { state, retry };
}

async function load(slug: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const [{ api }, { sanitiseHtml }] = await Promise.all([
      import("../api"),
      import("@clinic/ui/lib/sanitise-html"),
    ]);
    const { content, ...article } = await api.blogs.details(slug, { signal });
    return { status: "loaded", article: { ...article, html: sanitiseHtml(content) } };
  } catch (error) {
    const { isApiError } = await import("@clinic/api-client/errors");
    if (isApiError(error, "rejected") && error.status === 404) return { status: "missing" };
    if (!signal.aborted) console.error("Failed to fetch blogs", error);
    return { status: "failed" };
  }
}
