import type { ReactElement } from "react";
import { Badge } from "../../components/badge";
import { Card, CardBody, CardLink, CardMedia, CardTitle } from "../../components/card";
import type { HeadingLevel } from "../../components/heading";
import { Picture, type ResponsiveImage } from "../../components/picture";

export interface ArticleCardProps {
  /** The article's picture. */
  image: ResponsiveImage;
  /** Alternative text: the article's title (specification, section 2). */
  alt: string;
  /** Its category. */
  category: string;
  /**
   * Level of the card's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** The link to the article, with its title: picture, category and title all lead there. */
  children: ReactElement;
}

/** One article: picture, category and title, all of them one link. */
export function ArticleCard({ image, alt, category, headingLevel = 2, children }: ArticleCardProps) {
  return (
    <Card asChild>
      <article data-slot="article-card" className="h-full">
        <CardMedia>
          <Picture
            image={image}
            alt={alt}
            sizes="(min-width: 75.0625rem) 25rem, (min-width: 50.0625rem) 50vw, 100vw"
          />
        </CardMedia>
        <CardBody className="flex-col-reverse justify-end">
          <CardTitle level={headingLevel} size="title">
            <CardLink asChild>{children}</CardLink>
          </CardTitle>
          <Badge tone="primary">{category}</Badge>
        </CardBody>
      </article>
    </Card>
  );
}
