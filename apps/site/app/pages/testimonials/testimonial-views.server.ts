import { samples } from "@clinic/content/samples";
import { textTestimonials, videoTestimonials } from "@clinic/content/testimonials";
import { videos } from "@clinic/content/videos";
import { marked } from "../../samples.server";
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

/** The videos in which patients speak; samples say so after the title. */
export function videoTestimonialViews() {
  return Promise.all(
    videoTestimonials.all.map(async ({ video }) => {
      const view = await videoView(video);
      return { ...view, title: marked(view.title, videos.get(video).sample, "video") };
    }),
  );
}

/** What {@link textTestimonialViews} gives to templates. */
export type TextTestimonialView = ReturnType<typeof textTestimonialViews>[number];
