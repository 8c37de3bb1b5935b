import { BesideSection, BlockSection } from "../block-section";
import { VideoSection, type VideoSliderProps } from "./video-slider";

export type VideoTestimonialsProps = VideoSliderProps;

/**
 * Patients' stories on video. One at a time, beside the heading, on the home page (requirements, section 9);
 * for the testimonials page give `slides={{ base: 1, md: 2 }}`. Autoplay 10 000 ms; 200 ms per move.
 */
export function VideoTestimonials({ slides = { base: 1 }, ...props }: VideoTestimonialsProps) {
  const section = Math.max(...Object.values(slides)) === 1 ? BesideSection : BlockSection;
  return <VideoSection data-slot="video-testimonials" section={section} slides={slides} {...props} />;
}
