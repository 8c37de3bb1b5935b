import { notFoundPage } from "@clinic/content/pages";
import { NotFoundPage } from "../pages/not-found/not-found-page";
import { pageMeta } from "../seo";

// No loader: this page renders at any URL, and no data is prerendered for unknown ones.
export function meta() {
  return pageMeta({ title: notFoundPage.metaTitle, description: notFoundPage.intro });
}

export default function NotFoundRoute() {
  return <NotFoundPage page={notFoundPage} />;
}
