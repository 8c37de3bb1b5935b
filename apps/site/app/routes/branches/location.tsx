import { assertFound } from "@clinic/content/assert-found";
import { branchAccessibility, branchPages, firstVisitPath, firstVisits } from "@clinic/content/branches";
import { locationLabels } from "@clinic/content/pages";
import { branches } from "../../branches/branches.server";
import { LocationPage } from "../../pages/location/location-page";
import { resolvePictures } from "../../pictures/pictures.server";
import { pageMeta } from "../../seo";
import { pageHead } from "../../seo/page-head.server";
import { branchData } from "../../seo/structured-data/branch.server";
import type { Route } from "./+types/location";

export async function loader({ pattern }: Route.LoaderArgs) {
  const branch = assertFound(
    branches.find(({ path }) => path === `/${pattern}`),
    pattern,
  );
  const page = assertFound(branchPages.get(branch.slug), branch.slug);
  return {
    labels: locationLabels,
    accessibility: assertFound(branchAccessibility.get(branch.slug), branch.slug),
    firstVisit: {
      name: assertFound(firstVisits.get(branch.slug), branch.slug).title,
      path: firstVisitPath(branch),
    },
    ...(await resolvePictures({ page, branch })),
    head: pageHead({ page, path: branch.path, picture: page.banner, about: [branchData(branch)] }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function LocationRoute({ loaderData }: Route.ComponentProps) {
  return <LocationPage {...loaderData} />;
}
