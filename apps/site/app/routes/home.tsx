import { clinic } from "@clinic/content/clinic";
import { navigation } from "@clinic/content/navigation";
import { homePage } from "@clinic/content/pages";
import { homeView } from "../lib/home-view.server";
import { pageMeta } from "../lib/page-meta";
import { HomePage } from "../templates/home-page";
import type { Route } from "./+types/home";

export async function loader() {
  const { statistics } = clinic;
  return { ...(await homeView(homePage)), statistics, bookAppointment: navigation.bookAppointment };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
