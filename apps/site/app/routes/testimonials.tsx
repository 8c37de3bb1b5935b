import { testimonialsPage } from "@clinic/content/pages";
import { textTestimonials, videoTestimonials } from "@clinic/content/testimonials";
import { filmRecord, filmView } from "../lib/film-view.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { present } from "../lib/present";
import { filmData } from "../lib/structured-data/film.server";
import { TestimonialsPage } from "../templates/testimonials-page";
import type { Route } from "./+types/testimonials";

export async function loader() {
  const films = await Promise.all(videoTestimonials.all.map(({ video }) => filmView(video)));
  const records = videoTestimonials.all.map(({ video }) => filmRecord(video));
  const picture = present(records[0], "film").poster;
  const about = records.map(filmData);
  return {
    page: testimonialsPage,
    films,
    texts: textTestimonials.all,
    head: pageHead({ page: testimonialsPage, path: "/testimonials", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteTestimonials({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage {...loaderData} />;
}
