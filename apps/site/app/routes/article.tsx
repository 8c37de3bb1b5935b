import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router-dom";
import { articleView } from "../lib/article-view.server";
import { newerArticles } from "../lib/newer-articles";
import { pageMeta } from "../lib/page-meta";
import { ArticlePage } from "../templates/article-page";
import type { Route } from "./+types/article";

// Few visitors meet an article that is newer than the build.
const NewerArticlePage = lazy(() => import("../templates/newer-article-page"));
const MissingArticlePage = lazy(() => import("../templates/missing-article-page"));

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return articleView(slug);
}

/** An article that the build does not know has no data of its own beside the pages: the API is asked for it. */
export async function clientLoader({ params: { slug }, serverLoader }: Route.ClientLoaderArgs) {
  const newer = { kind: "newer" as const, head: { title: "Blog", description: "" } };
  if (newerArticles.has(slug)) return newer;
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return newer;
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ArticleRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  if (loaderData.kind === "built") return <ArticlePage {...loaderData} />;
  return (
    <Suspense>
      {loaderData.kind === "newer" ? <NewerArticlePage slug={slug} /> : <MissingArticlePage />}
    </Suspense>
  );
}
