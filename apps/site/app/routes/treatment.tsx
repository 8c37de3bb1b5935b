import { assertFound } from "@clinic/content/lib/assert-found";
import { treatments } from "@clinic/content/treatments";
import { TreatmentPage } from "../pages/treatment/treatment-page";
import { treatmentView } from "../pages/treatment/treatment-view.server";
import { pageMeta } from "../seo/page-meta";
import type { Route } from "./+types/treatment";

export async function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1) ?? "";
  return treatmentView(assertFound(treatments.get(slug), slug));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  return <TreatmentPage {...loaderData} />;
}
