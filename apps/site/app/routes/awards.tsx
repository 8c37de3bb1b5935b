import { awards } from "@clinic/content/awards";
import { awardsPage } from "@clinic/content/pages";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { present } from "../lib/present";
import { AwardsPage } from "../templates/awards-page";
import type { Route } from "./+types/awards";

export async function loader() {
  return {
    ...(await resolvePictures({ page: awardsPage, awards: awards.all })),
    head: pageHead({ page: awardsPage, path: "/awards", picture: present(awards.all[0], "award").image }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteAwards({ loaderData }: Route.ComponentProps) {
  return <AwardsPage {...loaderData} />;
}
