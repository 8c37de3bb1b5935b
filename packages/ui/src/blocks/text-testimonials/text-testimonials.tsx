"use client";

import { type ComponentProps, useState } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import { Stars } from "../../components/stars";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";
import { cn } from "../../styles/cn";
import { type BlockProps, BlockSection } from "../block-section";
import { textTestimonialsMessages } from "./messages";

export interface TestimonialProps extends ComponentProps<"figure"> {
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
export function Testimonial({ name, role, content, rating, className, ...props }: TestimonialProps) {
  return (
    <figure
      data-slot="testimonial"
      className={cn("flex h-full flex-col gap-5 border-t-2 border-accent pt-6", className)}
      {...props}
    >
      {rating && <Stars value={rating} />}
      <blockquote className="grow font-display text-title">
        <p>“{content}”</p>
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

export interface TextTestimonialsProps
  extends Omit<BlockProps, "children">,
    Pick<CarouselProps, "slides" | "autoplay"> {
  /** Names the tabs and the sliders for screen readers: "Testimonials". */
  label: string;
  /** The groups in order, the first being shown: Mumbai, Other State, International. */
  groups: readonly {
    /** Name of the group: its tab. */
    name: string;
    testimonials: readonly Pick<TestimonialProps, "name" | "role" | "content" | "rating">[];
  }[];
}

/**
 * What patients said, in groups. As in the requirements, section 9: 3 slides, 2 up to 1200 px, 1 up to 800 px;
 * centred; autoplay 10 000 ms; 200 ms per move. One group needs no tabs.
 */
export function TextTestimonials({
  label,
  groups,
  slides = { base: 1, md: 2, xl: 3 },
  autoplay = 10_000,
  ...props
}: TextTestimonialsProps) {
  const messages = useMessages("textTestimonials", textTestimonialsMessages);
  const filled = groups.filter(({ testimonials }) => testimonials.length > 0);
  const [chosen, setChosen] = useState("0");
  if (filled.length === 0) return null;

  const slider = ({ name, testimonials }: (typeof groups)[number], index: number) => (
    <Carousel
      // Remounted when its tab is chosen, because autoplay starts on mount.
      key={String(chosen === `${index}`)}
      label={filled.length > 1 ? `${label}, ${name}` : label}
      noun={messages.reviews}
      slides={slides}
      centered
      autoplay={chosen === `${index}` ? autoplay : undefined}
    >
      {testimonials.map(({ name, role, content, rating }) => (
        <Testimonial key={`${name} ${content}`} name={name} role={role} content={content} rating={rating} />
      ))}
    </Carousel>
  );

  return (
    <BlockSection data-slot="text-testimonials" {...props}>
      {filled.length === 1 ? (
        filled.map(slider)
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
              {slider(group, index)}
            </TabsContent>
          ))}
        </Tabs>
      )}
    </BlockSection>
  );
}
