import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router-dom";
import { newerArticles } from "../../articles/newer-articles";
import { ArticlePage } from "../../pages/articles/article-page";
import { articleView } from "../../pages/articles/article-view.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/article";

// Few visitors meet an article that is newer than the build.
const NewerArticlePage = lazy(() => import("../../pages/articles/newer-article-page"));
const MissingArticlePage = lazy(() => import("../../pages/articles/missing-article-page"));

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
