import { articles } from "@clinic/content/articles";
import { blogsPage } from "@clinic/content/pages";
import { articleCards } from "../lib/article-card.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { present } from "../lib/present";
import { BlogsPage } from "../templates/blogs-page";
import type { Route } from "./+types/blogs";

export async function loader() {
  return {
    page: blogsPage,
    articles: await articleCards(),
    head: pageHead({ page: blogsPage, path: "/blogs", picture: present(articles.all[0], "article").image }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteBlogs({ loaderData }: Route.ComponentProps) {
  return <BlogsPage {...loaderData} />;
}
