import { notFoundPage } from "@clinic/content/pages";
import { NotFoundPage } from "../pages/not-found/not-found-page";
import { pageMeta } from "../seo";

// No loader: this page must come up under any address, also where no data was prerendered for it.
export function meta() {
  return pageMeta({ title: notFoundPage.metaTitle, description: notFoundPage.intro });
}

export default function NotFoundRoute() {
  return <NotFoundPage page={notFoundPage} />;
}
