import { accessibilityPage, homePage, privacyPage } from "@clinic/content/pages";
import { StatementPage } from "../pages/statement/statement-page";
import { statementView } from "../pages/statement/statement-view.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import type { Route } from "./+types/statement";

export function loader({ pattern }: Route.LoaderArgs) {
  const page = pattern === "privacy" ? privacyPage : accessibilityPage;
  return {
    page: statementView(page),
    head: pageHead({ page, path: `/${pattern}`, picture: homePage.hero.image }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  return <StatementPage page={loaderData.page} />;
}
