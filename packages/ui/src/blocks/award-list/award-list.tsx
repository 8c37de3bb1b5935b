"use client";

import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card";
import { useMessages } from "../../components/i18n-provider";
import { PagedList, type PagedListProps } from "../../components/pagination";
import { Picture, type PictureValue } from "../../components/picture";
import { cn } from "../../styles/cn";
import { awardListMessages } from "./messages";

export interface AwardListProps extends Omit<PagedListProps, "label" | "children"> {
  /** Each with its name; who gave it, and when; and a picture of the award or the occasion. */
  awards: readonly { title: string; subheader: string; picture: PictureValue }[];
}

/** The awards, six per page. */
export function AwardList({ awards, className, ...props }: AwardListProps) {
  const messages = useMessages("awardList", awardListMessages);
  return (
    <PagedList
      label={messages.list}
      className={cn("full-grid gap-y-6 sm:in-pairs md:in-threes md:gap-y-8", className)}
      {...props}
    >
      {awards.map(({ title, subheader, picture }) => (
        <Card asChild variant="raised" key={`${title} ${subheader}`}>
          <article data-slot="award-card" className="h-full">
            <CardMedia className="aspect-4/3">
              <Picture
                {...picture}
                sizes="(min-width: 50.0625rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
              />
            </CardMedia>
            <CardBody>
              <CardTitle level={2} size="title">
                {title}
              </CardTitle>
              <CardText>{subheader}</CardText>
            </CardBody>
          </article>
        </Card>
      ))}
    </PagedList>
  );
}
