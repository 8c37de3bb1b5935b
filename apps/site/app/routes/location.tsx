import { kurlaPage, southMumbaiPage } from "@clinic/content/pages";
import { branches } from "../lib/branches.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { present } from "../lib/present";
import { branchData } from "../lib/structured-data/branch.server";
import { LocationPage } from "../templates/location-page";
import type { Route } from "./+types/location";

export async function loader({ url }: Route.LoaderArgs) {
  const branch = present(
    branches.find(({ path }) => path === url.pathname),
    url.pathname,
  );
  const page = branch.slug === "kurla" ? kurlaPage : southMumbaiPage;
  return {
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
