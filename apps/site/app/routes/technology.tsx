import { technologyPage } from "@clinic/content/pages";
import { technology } from "@clinic/content/technology";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { present } from "../lib/present";
import { TechnologyPage } from "../templates/technology-page";
import type { Route } from "./+types/technology";

export async function loader() {
  return {
    ...(await resolvePictures({ page: technologyPage, entries: technology.all })),
    head: pageHead({
      page: technologyPage,
      path: "/technology",
      picture: present(technology.all[0], "technology").image,
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteTechnology({ loaderData }: Route.ComponentProps) {
  return <TechnologyPage {...loaderData} />;
}
