import type { Site } from "../site.ts";
import { shownVideo } from "./video.ts";

/** What patients wrote, by where they come from. A sample says so after the place, and has no stars. */
export function writtenTestimonials({ testimonials, setting }: Site, chosen = testimonials.all) {
  return chosen.map(({ name, role, content, group, sample }) => ({
    name,
    role: sample ? `${role}, ${setting("samples").review}` : role,
    content,
    rating: sample ? undefined : 5,
    group,
  }));
}

/** The videos in which patients speak, by where they come from. */
export function filmedTestimonials(site: Site) {
  return site.videoTestimonials.all.map(({ video, group }) => ({ ...shownVideo(site, video), group }));
}
