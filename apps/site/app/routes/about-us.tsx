import { aboutPage, dentistLabels } from "@clinic/content/pages";
import { dentists, supportStaff } from "@clinic/content/team";
import { AboutPage } from "../pages/about/about-page";
import { resolvePictures } from "../pictures/pictures.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { dentistReference } from "../seo/structured-data/dentist.server";
import { dentistCard } from "../team/dentist-view.server";
import type { Route } from "./+types/about-us";

export async function loader() {
  const { banner: picture } = aboutPage;
  const about = dentists.all.map(dentistReference);
  return {
    ...(await resolvePictures({ page: aboutPage, supportStaff: supportStaff.all })),
    labels: dentistLabels,
    dentists: await Promise.all(
      dentists.all.map(async (dentist) => ({
        ...(await dentistCard(dentist)),
        biography: dentist.biography,
      })),
    ),
    head: pageHead({ page: aboutPage, path: "/about-us", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
