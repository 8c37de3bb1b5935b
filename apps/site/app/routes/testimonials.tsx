import { assertFound } from "@clinic/content/assert-found";
import { testimonialsPage } from "@clinic/content/pages";
import { textTestimonials, videoTestimonials } from "@clinic/content/testimonials";
import { TestimonialsPage } from "../pages/testimonials/testimonials-page";
import { pageHead } from "../seo/page-head.server";
import { pageMeta } from "../seo/page-meta";
import { filmData } from "../seo/structured-data/video.server";
import { filmRecord, filmView } from "../videos/video-view.server";
import type { Route } from "./+types/testimonials";

export async function loader() {
  const films = await Promise.all(videoTestimonials.all.map(({ video }) => filmView(video)));
  const records = videoTestimonials.all.map(({ video }) => filmRecord(video));
  const picture = assertFound(records[0], "film").poster;
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
