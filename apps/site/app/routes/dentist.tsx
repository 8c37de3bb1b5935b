import { assertFound } from "@clinic/content/assert-found";
import { dentistPath } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { DentistPage } from "../pages/dentist/dentist-page";
import { dentistPageView } from "../pages/dentist/dentist-view.server";
import { pageMeta } from "../seo";
import type { Route } from "./+types/dentist";

export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  return dentistPageView(
    assertFound(
      dentists.all.find(({ slug }) => dentistPath(slug) === path),
      path,
    ),
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function DentistRoute({ loaderData }: Route.ComponentProps) {
  return <DentistPage {...loaderData} />;
}
