import texts from "../../dist/en/records/testimonials.json" with { type: "json" };
import videos from "../../dist/en/records/video-testimonials.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { TextTestimonial, VideoTestimonial } from "./schema.ts";

export { type TestimonialGroup, testimonialGroups } from "./groups.ts";
export type { TextTestimonial, VideoTestimonial } from "./schema.ts";

export const textTestimonials = defineCollection<TextTestimonial>(texts);

export const videoTestimonials = defineCollection<VideoTestimonial>(videos);
