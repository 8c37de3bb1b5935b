import { Children, type ReactNode } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import { type BlockProps, BlockSection } from "../block-section";

export interface ArticleCarouselProps
  extends Omit<BlockProps, "title">,
    Pick<CarouselProps, "slides" | "autoplay" | "speed" | "maxDots"> {
  /**
   * The heading.
   * @default "Blog" (specification, section 2)
   */
  title?: ReactNode;
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
 * loops; autoplay 10 000 ms; no arrows; at most 10 dots; 200 ms a move. The link to all articles goes into
 * `action`.
 */
export function ArticleCarousel({
  title = "Blog",
  text = "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
  label = "Latest articles",
  slides = { base: 1, md: 2, xl: 3 },
  autoplay = 10_000,
  speed = 200,
  maxDots = 10,
  children,
  ...props
}: ArticleCarouselProps) {
  const isEmpty = Children.count(children) === 0;
  return (
    <BlockSection data-slot="article-carousel" title={title} text={text} {...props}>
      {isEmpty ? (
        <p>No blogs available</p>
      ) : (
        <Carousel
          label={label}
          noun="articles"
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
