import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router-dom";
import { ArticlePage } from "../../pages/articles/article-page";
import { articleView } from "../../pages/articles/article-view.server";
import { pageMeta } from "../../seo";
import type { Route } from "./+types/article";

// Few visitors open an article that is newer than the build.
const UnknownArticlePage = lazy(() => import("../../pages/articles/unknown-article-page"));

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return articleView(slug);
}

/** The build has no data for an article published since; its page asks the API. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { kind: "newer" as const };
    throw error;
  }
}

/** The page of an unknown article renders its own head, as it learns what it shows after it has loaded. */
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.kind === "built" ? pageMeta(loaderData.head) : [{ name: "robots", content: "noindex" }];
}

export default function ArticleRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  if (loaderData.kind === "built") return <ArticlePage {...loaderData} />;
  return (
    <Suspense>
      <UnknownArticlePage kind={loaderData.kind} slug={slug} />
    </Suspense>
  );
}
