import { BesideSection } from "../block-section";
import { VideoCarousel, VideoSlider, type VideoSliderProps } from "./video-slider";

export type VideoTestimonialsProps = VideoSliderProps;

/**
 * Patients' stories on video. One at a time, beside the heading, on the home page (requirements, section 9);
 * for the testimonials page give `slides={{ base: 1, md: 2 }}`. Autoplay 10 000 ms; 200 ms per move.
 */
export function VideoTestimonials({ slides = { base: 1 }, ...props }: VideoTestimonialsProps) {
  const oneAtATime = Math.max(...Object.values(slides)) === 1;
  const Layout = oneAtATime ? BesideTheHeading : VideoSlider;
  return <Layout data-slot="video-testimonials" slides={slides} {...props} />;
}

function BesideTheHeading({
  label,
  videos,
  slides,
  autoplay,
  playerUrl,
  height,
  ...props
}: VideoSliderProps) {
  if (videos.length === 0) return null;
  return (
    <BesideSection {...props}>
      <VideoCarousel {...{ label, videos, slides, autoplay, playerUrl, height }} />
    </BesideSection>
  );
}
