import { clinic } from "@clinic/content/clinic";
import { contactPage } from "@clinic/content/pages";
import { branches } from "../lib/branches.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { branchData } from "../lib/structured-data/branch.server";
import { ContactPage } from "../templates/contact-page";
import type { Route } from "./+types/contact-us";

export function loader() {
  return {
    page: contactPage,
    branches,
    head: pageHead({
      page: contactPage,
      path: "/contact-us",
      picture: clinic.branches[0].map,
      about: clinic.branches.map(branchData),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />;
}
