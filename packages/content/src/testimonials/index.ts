import { defineCollection } from "../collection/collection.ts";
import type { TextTestimonial, VideoTestimonial } from "./schema.ts";
import { texts } from "./texts.ts";

export { type TestimonialGroup, testimonialGroups } from "./groups.ts";
export type { TextTestimonial, VideoTestimonial } from "./schema.ts";

/** What patients wrote: 14 texts. */
export const textTestimonials = defineCollection<TextTestimonial>(texts);

/** The eight videos in which patients speak. */
export const videoTestimonials = defineCollection<VideoTestimonial>([
  { slug: "asha", name: "Asha", role: "Ghatkopar, Mumbai", group: "mumbai", video: "testimonial-asha" },
  { slug: "imtiaz", name: "Imtiaz", role: "Kurla, Mumbai", group: "mumbai", video: "testimonial-imtiaz" },
  { slug: "leela", name: "Leela", role: "Colaba, Mumbai", group: "mumbai", video: "testimonial-leela" },
  { slug: "joel", name: "Joel", role: "Bandra, Mumbai", group: "mumbai", video: "testimonial-joel" },
  {
    slug: "devika",
    name: "Devika",
    role: "Vadodara, Gujarat",
    group: "other-state",
    video: "testimonial-devika",
  },
  {
    slug: "arvind",
    name: "Arvind",
    role: "Indore, Madhya Pradesh",
    group: "other-state",
    video: "testimonial-arvind",
  },
  { slug: "grace", name: "Grace", role: "Tanzania", group: "international", video: "testimonial-grace" },
  {
    slug: "omar",
    name: "Omar",
    role: "United Arab Emirates",
    group: "international",
    video: "testimonial-omar",
  },
]);
