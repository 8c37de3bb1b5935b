import { ConcernsPage } from "../pages/concerns/concerns-page";
import { concernsView } from "../pages/concerns/concerns-view.server";
import { pageMeta } from "../seo";
import type { Route } from "./+types/concerns";

export function loader() {
  return concernsView();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ConcernsRoute({ loaderData }: Route.ComponentProps) {
  return <ConcernsPage {...loaderData} />;
}
