"use client";

import { Card, CardBody, CardLink, CardMedia, CardText, CardTitle } from "../../components/card";
import { Carousel } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import { Picture, type PictureValue } from "../../components/picture";
import { cn } from "../../styles/cn";
import { type BlockProps, BlockSection, levelBelow } from "../block-section";
import { AUTOPLAY_MS, threeSlides } from "../block-section/slides";
import { relatedTreatmentsMessages } from "./messages";

export interface RelatedTreatmentsProps extends Omit<BlockProps, "children"> {
  /** Names the slider for screen readers. */
  label: string;
  /** The treatments in order: each card leads to a page. The picture's `alt` is empty where it is decorative. */
  treatments: readonly { name: string; path: string; text?: string | undefined; picture: PictureValue }[];
}

/**
 * Cards of related treatments in a slider; on narrow screens the picture stands beside the name. 3 slides, 2 up to
 * 1200 px, 1 up to 800 px; autoplay 10 000 ms; 200 ms per move.
 */
export function RelatedTreatments({ label, treatments, className, ...props }: RelatedTreatmentsProps) {
  const messages = useMessages("relatedTreatments", relatedTreatmentsMessages);
  return (
    <BlockSection data-slot="related-treatments" className={cn("print:hidden", className)} {...props}>
      <Carousel label={label} noun={messages.treatments} slides={threeSlides} autoplay={AUTOPLAY_MS}>
        {treatments.map(({ name, path, text, picture }) => (
          <Card key={path} className="max-md:flex-row max-md:items-center max-md:gap-4">
            <CardMedia className="max-md:w-2/5 max-md:shrink-0">
              <Picture {...picture} sizes="(min-width: 75rem) 25rem, (min-width: 50rem) 50vw, 40vw" />
            </CardMedia>
            <CardBody className="max-md:pt-0">
              <CardTitle level={levelBelow(props.headingLevel)}>
                <CardLink href={path}>{name}</CardLink>
              </CardTitle>
              {text && <CardText>{text}</CardText>}
            </CardBody>
          </Card>
        ))}
      </Carousel>
    </BlockSection>
  );
}
