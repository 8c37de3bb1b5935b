import { awards } from "@clinic/content/awards";
import { awardsPage } from "@clinic/content/pages";
import { AwardsPage } from "../pages/awards/awards-page";
import { resolvePictures } from "../pictures/pictures.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { leadPicture } from "../seo/share-picture";
import type { Route } from "./+types/awards";

export async function loader() {
  return {
    ...(await resolvePictures({ page: awardsPage, awards: awards.all })),
    head: pageHead({
      page: awardsPage,
      path: "/awards",
      picture: leadPicture(awards.all.map(({ image }) => image)),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteAwards({ loaderData }: Route.ComponentProps) {
  return <AwardsPage {...loaderData} />;
}
