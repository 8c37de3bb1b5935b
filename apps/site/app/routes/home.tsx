import { clinic } from "@clinic/content/clinic";
import { navigation } from "@clinic/content/navigation";
import { homePage } from "@clinic/content/pages";
import { branches } from "../lib/branches.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { HomePage } from "../templates/home-page";
import type { Route } from "./+types/home";

export async function loader() {
  const { metaTitle, metaDescription, hero, statistics } = homePage;
  return {
    metaTitle,
    metaDescription,
    hero: await resolvePictures(hero),
    statisticsHeading: statistics.heading,
    statistics: clinic.statistics,
    branches,
    phone: clinic.phone,
    bookAppointment: navigation.bookAppointment,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { metaTitle, metaDescription } = loaderData;
  return pageMeta({ title: metaTitle, description: metaDescription, path: "/" });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
