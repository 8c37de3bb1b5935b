import { samples } from "@clinic/content/samples";
import { textTestimonials, videoTestimonials } from "@clinic/content/testimonials";
import { videoView } from "../../videos/video-view.server";

/** What patients wrote; samples say so after the place. */
export function textTestimonialViews() {
  return textTestimonials.all.map(({ name, role, content, group, sample }) => ({
    name,
    role: sample ? `${role}, ${samples.review}` : role,
    content,
    group,
  }));
}

export function videoTestimonialViews() {
  return Promise.all(videoTestimonials.all.map(({ video }) => videoView(video)));
}

export type TextTestimonialView = ReturnType<typeof textTestimonialViews>[number];
