import { blogsView } from "../lib/blogs-view.server";
import { pageMeta } from "../lib/page-meta";
import { BlogsPage } from "../templates/blogs-page";
import type { Route } from "./+types/blogs";

export async function loader({ params: { page = "1" } }: { params: { page?: string } }) {
  return blogsView(Number(page));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteBlogs({ loaderData }: Route.ComponentProps) {
  return <BlogsPage {...loaderData} />;
}
