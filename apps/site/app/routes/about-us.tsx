import { aboutPage } from "@clinic/content/pages";
import { dentists, supportStaff } from "@clinic/content/team";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { dentistData } from "../lib/structured-data/dentist.server";
import { AboutPage } from "../templates/about-page";
import type { Route } from "./+types/about-us";

export async function loader() {
  const people = { dentists: dentists.all, supportStaff: supportStaff.all };
  const view = await resolvePictures({ page: aboutPage, ...people });
  const { banner: picture } = aboutPage;
  const about = view.dentists.map(dentistData);
  return {
    ...view,
    head: pageHead({ page: aboutPage, path: "/about-us", picture, current: "About us", about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
