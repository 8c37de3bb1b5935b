import { technologyPage } from "@clinic/content/pages";
import { technology } from "@clinic/content/technology";
import { branchNames } from "../branches/branches.server";
import { TechnologyPage } from "../pages/technology/technology-page";
import { resolvePictures } from "../pictures/pictures.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { leadPicture } from "../seo/share-picture";
import type { Route } from "./+types/technology";

export async function loader() {
  const entries = technology.all.map((entry) => ({ ...entry, branchNames: branchNames(entry.branches) }));
  return {
    ...(await resolvePictures({ page: technologyPage, entries })),
    head: pageHead({
      page: technologyPage,
      path: "/technology",
      picture: leadPicture(technology.all.map(({ image }) => image)),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteTechnology({ loaderData }: Route.ComponentProps) {
  return <TechnologyPage {...loaderData} />;
}
