import { newsletters } from "@clinic/content/newsletters";
import { newsletterPage } from "@clinic/content/pages";
import { NewsletterPage } from "../pages/newsletter/newsletter-page";
import { newsletterViews } from "../pages/newsletter/newsletter-view.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { leadPicture } from "../seo/share-picture";
import type { Route } from "./+types/newsletter";

export async function loader() {
  return {
    page: newsletterPage,
    newsletters: await newsletterViews(),
    head: pageHead({
      page: newsletterPage,
      path: "/newsletter",
      picture: leadPicture(newsletters.all.map(({ image }) => image)),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteNewsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />;
}
