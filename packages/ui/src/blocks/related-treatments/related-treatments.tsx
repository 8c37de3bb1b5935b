import type { ReactElement, ReactNode } from "react";
import { Card, CardBody, CardLink, CardMedia, CardText, CardTitle } from "../../components/card";
import { Carousel, type CarouselProps } from "../../components/carousel";
import type { HeadingLevel } from "../../components/heading";
import { Picture, type ResponsiveImage } from "../../components/picture";
import { type BlockProps, BlockSection } from "../block-section";

export interface RelatedTreatmentsProps
  extends BlockProps,
    Pick<CarouselProps, "slides" | "autoplay" | "speed"> {
  /** Names the slider for screen readers. */
  label: string;
  /** `RelatedTreatmentCard`s. */
  children: ReactNode;
}

/**
 * Cards of related treatments in a slider. As in the specification, section 9: 3 slides, 2 up to 1200 px,
 * 1 up to 800 px; autoplay 10 000 ms; 200 ms per move.
 */
export function RelatedTreatments({
  label,
  slides = { base: 1, md: 2, xl: 3 },
  autoplay = 10_000,
  speed = 200,
  children,
  ...props
}: RelatedTreatmentsProps) {
  return (
    <BlockSection data-slot="related-treatments" {...props}>
      <Carousel label={label} noun="treatments" slides={slides} autoplay={autoplay} speed={speed}>
        {children}
      </Carousel>
    </BlockSection>
  );
}

export interface RelatedTreatmentCardProps {
  /** The picture. */
  image: ResponsiveImage;
  /**
   * Alternative text of the picture; empty where it is decorative.
   * @default ""
   */
  alt?: string;
  /**
   * Level of the card's heading: one below the section's.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /** One sentence. */
  text?: ReactNode;
  /** The link to the treatment, with its name: the whole card leads there. */
  children: ReactElement;
}

/** One treatment. */
export function RelatedTreatmentCard({
  image,
  alt = "",
  headingLevel = 3,
  text,
  children,
}: RelatedTreatmentCardProps) {
  return (
    <Card>
      <CardMedia>
        <Picture image={image} alt={alt} sizes="(min-width: 75rem) 25rem, (min-width: 50rem) 50vw, 100vw" />
      </CardMedia>
      <CardBody>
        <CardTitle level={headingLevel}>
          <CardLink asChild>{children}</CardLink>
        </CardTitle>
        {text && <CardText>{text}</CardText>}
      </CardBody>
    </Card>
  );
}
