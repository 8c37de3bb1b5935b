import { useId } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { VideoCarousel, VideoSlider, type VideoSliderProps } from "../video-slider";

export type VideoTestimonialsProps = VideoSliderProps;

/**
 * Patients' stories on video. One at a time, beside the heading, on the home page (specification, section 9);
 * for the testimonials page give `slides={{ base: 1, md: 2 }}`. Autoplay 10 000 ms; 200 ms per move.
 */
export function VideoTestimonials({ slides = { base: 1 }, ...props }: VideoTestimonialsProps) {
  const oneAtATime = Math.max(...Object.values(slides)) === 1;
  const Layout = oneAtATime ? BesideTheHeading : VideoSlider;
  return <Layout data-slot="video-testimonials" slides={slides} {...props} />;
}

function BesideTheHeading({
  title,
  headingLevel = 2,
  text,
  action,
  label,
  videos,
  slides,
  autoplay,
  speed,
  playerUrl,
  height,
  ...props
}: VideoSliderProps) {
  const id = useId();
  if (videos.length === 0) return null;
  return (
    <Section aria-labelledby={id} {...props}>
      <Container className="grid gap-x-column gap-y-10 md:grid-cols-12">
        <div className="flex min-w-0 flex-col items-start gap-5 md:col-span-4 md:pt-2">
          <Heading id={id} level={headingLevel} size="heading">
            {title}
          </Heading>
          {text && <p className="text-lead text-ink-muted in-data-[tone=deep]:text-on-deep-muted">{text}</p>}
          {action}
        </div>
        <VideoCarousel
          className="min-w-0 md:col-span-8"
          {...{ label, videos, slides, autoplay, speed, playerUrl, height }}
        />
      </Container>
    </Section>
  );
}
