import { treatments } from "@clinic/content/treatments";
import { pageMeta } from "../lib/page-meta";
import { present } from "../lib/present";
import { treatmentView } from "../lib/treatment-view.server";
import { TreatmentPage } from "../templates/treatment-page";
import type { Route } from "./+types/treatment";

export async function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1) ?? "";
  return treatmentView(present(treatments.get(slug), slug));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  return <TreatmentPage {...loaderData} />;
}
