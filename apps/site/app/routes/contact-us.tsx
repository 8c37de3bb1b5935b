import { contactPage } from "@clinic/content/pages";
import { branches } from "../lib/branches.server";
import { pageMeta } from "../lib/page-meta";
import { ContactPage } from "../templates/contact-page";
import type { Route } from "./+types/contact-us";

export function loader() {
  return { page: contactPage, branches };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { metaTitle, metaDescription } = loaderData.page;
  return pageMeta({ title: metaTitle, description: metaDescription, path: "/contact-us" });
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />;
}
