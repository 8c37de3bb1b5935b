"use client";

import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card";
import type { HeadingLevel } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { PagedList, type PagedListProps } from "../../components/pagination";
import { Picture, type ResponsiveImage } from "../../components/picture";
import { cn } from "../../styles/cn";
import { awardCardMessages } from "./messages";

export interface AwardCardProps {
  /** The award or the occasion. */
  image: ResponsiveImage;
  /** Alternative text of the picture. */
  alt: string;
  /** Its name. */
  title: string;
  /** Who gave it, and when. */
  subheader: string;
  /**
   * Level of the card's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** One award (specification, section 3: image, title, subheader). */
export function AwardCard({ image, alt, title, subheader, headingLevel = 2 }: AwardCardProps) {
  return (
    <Card asChild variant="raised">
      <article data-slot="award-card" className="h-full">
        <CardMedia className="aspect-4/3">
          <Picture
            image={image}
            alt={alt}
            sizes="(min-width: 50.0625rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
          />
        </CardMedia>
        <CardBody>
          <CardTitle level={headingLevel} size="title">
            {title}
          </CardTitle>
          <CardText>{subheader}</CardText>
        </CardBody>
      </article>
    </Card>
  );
}

export interface AwardListProps extends Omit<PagedListProps, "label"> {
  /**
   * Names the pages for screen readers.
   * @default "Awards"
   */
  label?: string;
}

/** Award cards, six per page (specification, section 2), one per child. */
export function AwardList({ label, className, ...props }: AwardListProps) {
  const messages = useMessages("awardCard", awardCardMessages);
  return (
    <PagedList
      label={label ?? messages.list}
      className={cn("full-grid gap-y-6 sm:in-pairs md:in-threes md:gap-y-8", className)}
      {...props}
    />
  );
}
