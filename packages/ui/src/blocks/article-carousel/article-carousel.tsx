"use client";

import { Children, type ReactNode } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import { type BlockProps, BlockSection } from "../block-section";
import { articleCarouselMessages } from "./messages";

export interface ArticleCarouselProps
  extends Omit<BlockProps, "title">,
    Pick<CarouselProps, "slides" | "autoplay" | "speed" | "maxDots"> {
  /**
   * The heading.
   * @default "Blog" (specification, section 2)
   */
  title?: string;
  /**
   * Names the slider for screen readers.
   * @default "Latest articles"
   */
  label?: string;
  /** `ArticleCard`s, the latest first. */
  children?: ReactNode;
}

/**
 * The latest articles. As in the specification, sections 2 and 9: 3 slides, 2 up to 1200 px, 1 up to 800 px;
 * loops; autoplay 10 000 ms; no arrows; at most 10 dots; 200 ms per move. The link to all articles goes into
 * `action`.
 */
export function ArticleCarousel({
  title,
  text,
  label,
  slides = { base: 1, md: 2, xl: 3 },
  autoplay = 10_000,
  speed = 200,
  maxDots = 10,
  children,
  ...props
}: ArticleCarouselProps) {
  const messages = useMessages("articleCarousel", articleCarouselMessages);
  const isEmpty = Children.count(children) === 0;
  return (
    <BlockSection
      data-slot="article-carousel"
      title={title ?? messages.title}
      text={text ?? messages.text}
      {...props}
    >
      {isEmpty ? (
        <p>{messages.none}</p>
      ) : (
        <Carousel
          label={label ?? messages.label}
          noun={messages.articles}
          slides={slides}
          loop
          autoplay={autoplay}
          speed={speed}
          arrows={false}
          maxDots={maxDots}
        >
          {children}
        </Carousel>
      )}
    </BlockSection>
  );
}
