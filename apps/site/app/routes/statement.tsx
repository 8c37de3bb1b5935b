import { accessibilityPage, homePage, privacyPage } from "@clinic/content/pages";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { StatementPage } from "../templates/statement-page";
import type { Route } from "./+types/statement";

export function loader({ url: { pathname: path } }: Route.LoaderArgs) {
  const page = path === "/privacy" ? privacyPage : accessibilityPage;
  return { page, head: pageHead({ page, path, picture: homePage.hero.image }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  return <StatementPage page={loaderData.page} />;
}
