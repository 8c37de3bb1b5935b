import type { Article } from "@clinic/content/articles";
import { Article as ArticleBlock } from "@clinic/ui/blocks/article";
import { SourceList, type SourceListProps } from "@clinic/ui/blocks/source-list";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import { ArticleGrid } from "../../articles";
import type { ArticleCardView } from "../../articles/article-card.server";
import { formatDate } from "../../dates";
import type { Resolved } from "../../pictures";
import { ArticleTrail } from "./article-trail";

export interface ArticlePageProps {
  article: Resolved<Omit<Article, "sources">>;
  /** The dentist who wrote or reviewed it. */
  author: { name: string; path: string };
  /** The guidelines that it follows. */
  sources?: Pick<SourceListProps, "title" | "sources">;
  /** Heading above `others`. */
  nextHeading: string;
  /** Articles to read next. */
  others: readonly ArticleCardView[];
}

/** One article: its picture, its text, and what to read next. */
export function ArticlePage({ article, author, sources, nextHeading, others }: ArticlePageProps) {
  return (
    <>
      <ArticleBlock
        breadcrumb={<ArticleTrail title={article.title} />}
        title={article.title}
        category={article.category}
        summary={article.summary}
        byline={
          <>
            By{" "}
            <TextLink asChild>
              <Link to={author.path}>{author.name}</Link>
            </TextLink>
            , <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          </>
        }
        picture={article.image}
        html={article.html}
      />
      {sources && <SourceList {...sources} className="mx-auto max-w-[calc(40rem+2*var(--spacing-gutter))]" />}
      <Section tone="sunken" aria-labelledby="next">
        <Container>
          <Heading id="next">{nextHeading}</Heading>
          <ArticleGrid className="mt-10" articles={others} headingLevel={3} />
        </Container>
      </Section>
    </>
  );
}
