import { navigation } from "@clinic/content/navigation";
import { homePage } from "@clinic/content/pages";
import { HomePage } from "../pages/home/home-page";
import { homeView } from "../pages/home/home-view.server";
import { pageMeta } from "../seo";
import type { Route } from "./+types/home";

export async function loader() {
  return { ...(await homeView(homePage)), bookAppointment: navigation.bookAppointment };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
