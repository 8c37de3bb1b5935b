"use client";

import { useState } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import { Stars } from "../../components/stars";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";
import { type BlockProps, BlockSection } from "../block-section";
import { AUTOPLAY_MS, threeSlides } from "../block-section/slides";
import { VideoCarousel, type VideoCarouselProps } from "../video-slider";
import { testimonialsMessages } from "./messages";

export interface TestimonialProps {
  /** Who said it. */
  name: string;
  /** Place or country. */
  role: string;
  /** What was said. */
  content: string;
  /**
   * How many of 5 stars.
   * @default none
   */
  rating?: number;
}

/** What one patient said. */
function Testimonial({ name, role, content, rating }: TestimonialProps) {
  return (
    <figure data-slot="testimonial" className="flex h-full flex-col gap-5 border-t-2 border-accent pt-6">
      {rating && <Stars value={rating} />}
      <blockquote className="font-display text-lead md:text-title">
        <p>{`“${content}”`}</p>
      </blockquote>
      <figcaption>
        <span data-slide-name={name} className="block font-semibold">
          {name}
        </span>
        <span className="text-ink-muted">{role}</span>
      </figcaption>
    </figure>
  );
}

export interface TestimonialCarouselProps extends Pick<CarouselProps, "label"> {
  /** What patients said, in order. */
  testimonials: readonly TestimonialProps[];
  /**
   * Whether it moves by itself.
   * @default true
   */
  autoplay?: boolean;
}

/**
 * What patients said, in a carousel. 3 slides, 2 up to 1200 px, 1 up to 800 px;
 * centred; autoplay 10 000 ms; 200 ms per move.
 */
export function TestimonialCarousel({ label, testimonials, autoplay = true }: TestimonialCarouselProps) {
  const messages = useMessages("testimonials", testimonialsMessages);
  return (
    <Carousel
      label={label}
      noun={messages.reviews}
      slides={threeSlides}
      centered
      autoplay={autoplay ? AUTOPLAY_MS : undefined}
    >
      {testimonials.map((testimonial) => (
        <Testimonial key={`${testimonial.name} ${testimonial.content}`} {...testimonial} />
      ))}
    </Carousel>
  );
}

/** What patients of one group wrote, or their videos. */
type TestimonialGroup = {
  /** Name of the group: its tab. */
  name: string;
} & (Pick<TestimonialCarouselProps, "testimonials"> | Pick<VideoCarouselProps, "videos">);

export interface TestimonialsProps extends Omit<BlockProps, "children"> {
  /** Names the tabs and the carousels for screen readers: "Testimonials". */
  label: string;
  /** The groups in order, the first being shown: Mumbai, Other State, International. */
  groups: readonly TestimonialGroup[];
}

const isFilled = (group: TestimonialGroup) =>
  ("videos" in group ? group.videos : group.testimonials).length > 0;

/** What patients said, in groups with a carousel each. One group needs no tabs. */
export function Testimonials({ label, groups, ...props }: TestimonialsProps) {
  const filled = groups.filter(isFilled);
  const [chosen, setChosen] = useState("0");
  if (filled.length === 0) return null;

  const carousel = ({ name, ...testimonials }: TestimonialGroup, index: number) => {
    const shared = {
      label: filled.length > 1 ? `${label}, ${name}` : label,
      autoplay: chosen === `${index}`,
    };
    // Remounted when its tab is chosen, because autoplay starts on mount.
    const key = String(shared.autoplay);
    return "videos" in testimonials ? (
      <VideoCarousel key={key} {...shared} {...testimonials} />
    ) : (
      <TestimonialCarousel key={key} {...shared} {...testimonials} />
    );
  };

  return (
    <BlockSection data-slot="testimonials" {...props}>
      {filled.length === 1 ? (
        filled.map(carousel)
      ) : (
        <Tabs value={chosen} onValueChange={setChosen}>
          <TabsList aria-label={label}>
            {filled.map(({ name }, index) => (
              <TabsTrigger key={name} value={`${index}`}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {filled.map((group, index) => (
            <TabsContent key={group.name} value={`${index}`}>
              {carousel(group, index)}
            </TabsContent>
          ))}
        </Tabs>
      )}
    </BlockSection>
  );
}
