import type { ComponentProps } from "react";
import { Badge } from "../../components/badge";
import { Card, CardBody, CardLink, CardMedia, CardTitle } from "../../components/card";
import type { HeadingLevel } from "../../components/heading";
import { Picture, type ResponsiveImage } from "../../components/picture";
import { cn } from "../../styles/cn";

export interface ArticleCardProps {
  /** What the link says. */
  title: string;
  /** The article's page: picture, category and title all lead there. */
  path: string;
  /** Its category. */
  category: string;
  /** Decoration: its text would be the title. */
  picture: { image: ResponsiveImage };
  /**
   * Level of the card's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/** One article: picture, category and title, all of them one link. */
export function ArticleCard({ title, path, category, picture, headingLevel = 2 }: ArticleCardProps) {
  return (
    <Card asChild>
      <article data-slot="article-card" className="h-full">
        <CardMedia>
          <Picture
            image={picture.image}
            alt=""
            sizes="(min-width: 75.0625rem) 25rem, (min-width: 50.0625rem) 50vw, 100vw"
          />
        </CardMedia>
        <CardBody className="flex-col-reverse justify-end">
          <CardTitle level={headingLevel} size="title">
            <CardLink href={path}>{title}</CardLink>
          </CardTitle>
          <Badge tone="primary">{category}</Badge>
        </CardBody>
      </article>
    </Card>
  );
}

export interface ArticleGridProps
  extends Omit<ComponentProps<"ul">, "children">,
    Pick<ArticleCardProps, "headingLevel"> {
  /** The articles in order. */
  articles: readonly Omit<ArticleCardProps, "headingLevel">[];
}

/** Articles in rows of one, two or three. */
export function ArticleGrid({ articles, headingLevel, className, ...props }: ArticleGridProps) {
  return (
    <ul className={cn("full-grid gap-y-14 sm:in-pairs xl:in-threes", className)} {...props}>
      {articles.map((article) => (
        <li key={article.path}>
          <ArticleCard {...article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
