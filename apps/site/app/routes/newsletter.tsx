import { newsletters } from "@clinic/content/newsletters";
import { newsletterPage } from "@clinic/content/pages";
import { newsletterViews } from "../lib/newsletter-view.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { present } from "../lib/present";
import { NewsletterPage } from "../templates/newsletter-page";
import type { Route } from "./+types/newsletter";

export async function loader() {
  return {
    page: newsletterPage,
    newsletters: await newsletterViews(),
    head: pageHead({
      page: newsletterPage,
      path: "/newsletter",
      picture: present(newsletters.all[0], "newsletter").image,
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteNewsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />;
}
