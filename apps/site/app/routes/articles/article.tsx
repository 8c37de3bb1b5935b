import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router-dom";
import { ArticlePage } from "../../pages/articles/article-page";
import { articleView } from "../../pages/articles/article-view.server";
import { pageMeta } from "../../seo";
import type { Route } from "./+types/article";

// Split off, because few visitors open an article newer than the build.
const UnknownArticlePage = lazy(() => import("../../pages/articles/unknown-article-page"));

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return articleView(slug);
}

/** The build has no data for an article published since, so its page requests it from the API. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { kind: "newer" as const };
    throw error;
  }
}

/** The page for an unknown article renders its own head once its data has loaded. */
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
