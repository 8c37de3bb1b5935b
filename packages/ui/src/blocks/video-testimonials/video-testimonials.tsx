import { VideoSlider, type VideoSliderProps } from "../video-slider";

export type VideoTestimonialsProps = VideoSliderProps;

/**
 * Patients tell on film. One at a time on the home page (specification, section 9); for the testimonials
 * page give `slides={{ base: 1, md: 2 }}`. Autoplay 10 000 ms; 200 ms a move.
 */
export function VideoTestimonials({ slides = { base: 1 }, ...props }: VideoTestimonialsProps) {
  return <VideoSlider data-slot="video-testimonials" slides={slides} {...props} />;
}
