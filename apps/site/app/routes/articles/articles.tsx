import { ArticlesPage } from "../../pages/articles/articles-page";
import { articlesView } from "../../pages/articles/articles-view.server";
import { pageMeta } from "../../seo";
import type { Route } from "./+types/articles";

export async function loader({ params: { page = "1" } }: { params: { page?: string } }) {
  return articlesView(Number(page));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteBlogs({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />;
}
