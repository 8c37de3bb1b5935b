import { aboutPage } from "@clinic/content/pages";
import { samples } from "@clinic/content/samples";
import { dentists, supportStaff } from "@clinic/content/team";
import { branchNames } from "../branches/branches.server";
import { AboutPage } from "../pages/about/about-page";
import { resolvePictures } from "../pictures/pictures.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { dentistData } from "../seo/structured-data/dentist.server";
import type { Route } from "./+types/about-us";

export async function loader() {
  const people = {
    dentists: dentists.all.map((dentist) => ({
      ...dentist,
      mark: dentist.sample ? samples.profile : undefined,
      branchNames: branchNames(dentist.branches),
    })),
    supportStaff: supportStaff.all,
  };
  const view = await resolvePictures({ page: aboutPage, ...people });
  const { banner: picture } = aboutPage;
  const about = view.dentists.map(dentistData);
  return {
    ...view,
    head: pageHead({ page: aboutPage, path: "/about-us", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
