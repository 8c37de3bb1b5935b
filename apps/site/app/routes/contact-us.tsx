import { clinic } from "@clinic/content/clinic";
import { contactPage } from "@clinic/content/pages";
import { branches } from "../branches/branches.server";
import { ContactPage } from "../pages/contact/contact-page";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { branchData } from "../seo/structured-data/branch.server";
import type { Route } from "./+types/contact-us";

export function loader() {
  const [defaultBranch] = clinic.branches;
  return {
    page: contactPage,
    branches,
    head: pageHead({
      page: contactPage,
      path: "/contact-us",
      picture: defaultBranch.map,
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
