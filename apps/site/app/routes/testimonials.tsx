import { testimonialsPage } from "@clinic/content/pages";
import { videoTestimonials } from "@clinic/content/testimonials";
import { videos } from "@clinic/content/videos";
import { textTestimonialViews, videoTestimonialViews } from "../pages/testimonials/testimonial-views.server";
import { TestimonialsPage } from "../pages/testimonials/testimonials-page";
import { pageMeta } from "../seo";
import { pageHead } from "../seo/page-head.server";
import { leadPicture } from "../seo/share-picture";
import { videoData } from "../seo/structured-data/video.server";
import type { Route } from "./+types/testimonials";

export async function loader() {
  const records = videoTestimonials.all.map(({ video }) => videos.get(video));
  const picture = leadPicture(records.map(({ poster }) => poster));
  const about = records.map(videoData);
  return {
    page: testimonialsPage,
    videos: await videoTestimonialViews(),
    texts: textTestimonialViews(),
    head: pageHead({ page: testimonialsPage, path: "/testimonials", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteTestimonials({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage {...loaderData} />;
}
