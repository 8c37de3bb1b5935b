import { testimonialGroups } from "../src/testimonials/schema.ts";
import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import { filmedTestimonials, writtenTestimonials } from "./parts/testimonials.ts";
import type { Site } from "./site.ts";
import { videoData } from "./structured-data/video.ts";

export type TestimonialsPage = ReturnType<typeof testimonialsPage>;

/** Video and text testimonials in tabs. */
export function testimonialsPage(site: Site) {
  const page = site.page("testimonials");
  const records = site.videoTestimonials.all.map(({ video }) => site.videos.get(video));
  return {
    ...opening(
      site,
      "testimonials",
      leadPicture(records.map(({ poster }) => poster)),
      records.map((video) => videoData(site, video)),
    ),
    tabs: {
      label: page.title,
      videos: {
        title: page.tabs.videos,
        label: page.tabs.videos,
        groups: inGroups(filmedTestimonials(site)).map(({ name, entries }) => ({ name, videos: entries })),
      },
      texts: {
        title: page.tabs.texts,
        label: page.tabs.texts,
        groups: inGroups(writtenTestimonials(site)).map(({ name, entries }) => ({
          name,
          testimonials: entries,
        })),
      },
    },
  };

  function inGroups<Entry extends { group: string }>(testimonials: readonly Entry[]) {
    return testimonialGroups.map((group) => ({
      name: page.groups[group],
      entries: testimonials.filter((entry) => entry.group === group).map(({ group: _, ...entry }) => entry),
    }));
  }
}
