import { careerPage, homePage } from "@clinic/content/pages";
import { branches } from "../branches/branches.server";
import { CareerPage } from "../pages/career/career-page";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import type { Route } from "./+types/career";

export async function loader() {
  return {
    page: careerPage,
    branches,
    head: pageHead({ page: careerPage, path: "/career", picture: homePage.hero.image }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteCareer({ loaderData }: Route.ComponentProps) {
  return <CareerPage {...loaderData} />;
}
