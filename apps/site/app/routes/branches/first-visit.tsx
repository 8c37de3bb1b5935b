import { assertFound } from "@clinic/content/assert-found";
import { branches, firstVisitPath, firstVisits } from "@clinic/content/branches";
import { locationLabels } from "@clinic/content/pages";
import { FirstVisitPage } from "../../pages/first-visit/first-visit-page";
import { resolvePictures } from "../../pictures/pictures.server";
import { pageMeta } from "../../seo";
import { pageHead } from "../../seo/page-head.server";
import { leadPicture } from "../../seo/share-picture";
import type { Route } from "./+types/first-visit";

export async function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const found = branches.all.find((branch) => firstVisitPath(branch) === path);
  const branch = assertFound(found, pattern);
  const page = assertFound(firstVisits.get(branch.slug), branch.slug);
  const picture = leadPicture(page.story.steps.map((step) => step.picture));
  const parent = { name: branch.name, path: branch.path };
  return {
    labels: locationLabels,
    branch: parent,
    page: await resolvePictures(page),
    head: pageHead({ page, path, picture, parents: [parent] }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function FirstVisitRoute({ loaderData }: Route.ComponentProps) {
  return <FirstVisitPage {...loaderData} />;
}
