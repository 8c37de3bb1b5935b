"use client";

import { FileTextIcon } from "lucide-react";
import { Card, CardBody, CardLink, CardMedia, CardText, CardTitle } from "../../components/card";
import { useMessages } from "../../components/i18n-provider";
import { PagedList, type PagedListProps } from "../../components/pagination";
import { Picture, type ResponsiveImage } from "../../components/picture";
import { cn } from "../../styles/cn";
import { newsletterListMessages } from "./messages";

export interface NewsletterListProps extends Omit<PagedListProps, "label" | "children"> {
  /** The issues, the latest first. */
  newsletters: readonly {
    title: string;
    /** When it came out, in words: "March 2026". */
    published: string;
    /** Address of the PDF. */
    href: string;
    /** Size of the file, in words: "1.2 MB". */
    size: string;
    /** Number of pages. */
    pages: number;
    /** The cover. */
    image: ResponsiveImage;
  }[];
}

/** The issues, six per page; each card opens its PDF in a new tab. */
export function NewsletterList({ newsletters, className, ...props }: NewsletterListProps) {
  const messages = useMessages("newsletterList", newsletterListMessages);
  return (
    <PagedList
      label={messages.list}
      className={cn("full-grid gap-y-6 sm:in-pairs md:in-threes md:gap-y-8", className)}
      {...props}
    >
      {newsletters.map(({ title, published, href, size, pages, image }) => (
        <Card asChild variant="raised" key={href}>
          <article data-slot="newsletter-card" className="h-full">
            <CardMedia className="aspect-4/5 border-b border-line">
              <Picture
                image={image}
                alt=""
                sizes="(min-width: 50.0625rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
              />
            </CardMedia>
            <CardBody>
              <CardText className="text-sm">{published}</CardText>
              <CardTitle level={2} size="title">
                <CardLink href={href} target="_blank" rel="noopener" type="application/pdf">
                  {title}
                  <span className="sr-only"> {messages.newTab}</span>
                </CardLink>
              </CardTitle>
              <p className="mt-auto flex items-center gap-2 pt-2 text-sm text-ink-muted">
                <FileTextIcon strokeWidth={1.5} className="size-5" />
                {messages.file(size, pages)}
              </p>
            </CardBody>
          </article>
        </Card>
      ))}
    </PagedList>
  );
}
