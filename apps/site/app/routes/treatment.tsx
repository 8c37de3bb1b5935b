import { assertFound } from "@clinic/content/assert-found";
import { treatmentPath, treatments } from "@clinic/content/treatments";
import { TreatmentPage } from "../pages/treatment/treatment-page";
import { treatmentView } from "../pages/treatment/treatment-view.server";
import { pageMeta } from "../seo";
import type { Route } from "./+types/treatment";

export async function loader({ pattern }: Route.LoaderArgs) {
  const treatment = treatments.all.find((record) => treatmentPath(record) === `/${pattern}`);
  return treatmentView(assertFound(treatment, pattern));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  return <TreatmentPage {...loaderData} />;
}
