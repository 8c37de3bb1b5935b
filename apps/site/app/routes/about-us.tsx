import { aboutPage } from "@clinic/content/pages";
import { dentists, supportStaff } from "@clinic/content/team";
import { branchNames } from "../branches/branches.server";
import { AboutPage } from "../pages/about/about-page";
import { resolvePictures } from "../pictures/pictures.server";
import { marked } from "../samples.server";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { dentistData } from "../seo/structured-data/dentist.server";
import type { Route } from "./+types/about-us";

export async function loader() {
  const view = await resolvePictures({
    page: aboutPage,
    dentists: dentists.all,
    supportStaff: supportStaff.all,
  });
  const { banner: picture } = aboutPage;
  const about = view.dentists.map(dentistData);
  return {
    ...view,
    dentists: view.dentists.map((dentist) => ({
      ...dentist,
      role: marked(dentist.role, dentist.sample, "profile"),
      branchNames: branchNames(dentist.branches),
    })),
    head: pageHead({ page: aboutPage, path: "/about-us", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
