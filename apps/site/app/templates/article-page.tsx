import type { Article } from "@clinic/content/articles";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Prose } from "@clinic/ui/prose";
import { Container, Section } from "@clinic/ui/section";
import type { ArticleCardView } from "../lib/article-card.server";
import { dayInWords } from "../lib/dates";
import type { Resolved } from "../lib/pictures.server";
import { ArticleGrid } from "./article-grid";
import { PageTrail } from "./page-head";

export interface ArticlePageProps {
  article: Resolved<Article>;
  /** Who wrote or checked it. */
  author: string;
  /** Articles to read next. */
  others: readonly ArticleCardView[];
}

/** One article: its picture, its text, and what to read next. */
export function ArticlePage({ article, author, others }: ArticlePageProps) {
  return (
    <>
      <article>
        <Container className="pb-section pt-4">
          <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current={article.title} />
          <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
            <p className="font-semibold text-accent">{article.category}</p>
            <Heading level={1} className="mt-3">
              {article.title}
            </Heading>
            <p className="mt-5 text-lead text-ink-muted">{article.summary}</p>
            <p className="mt-5 text-sm text-ink-muted">
              By {author}, <time dateTime={article.publishedOn}>{dayInWords(article.publishedOn)}</time>
            </p>
          </div>
          <div className="relative mx-auto mt-12 aspect-3/2 max-w-[60rem] overflow-clip rounded-panel bg-surface-sunken">
            <Picture
              {...article.image}
              priority
              sizes="(max-width: 960px) 100vw, 60rem"
              className="size-full"
            />
          </div>
          <Prose html={article.html} className="mx-auto mt-14 max-w-[40rem]" />
        </Container>
      </article>
      <Section tone="sunken" aria-labelledby="next">
        <Container>
          <Heading id="next">Read next</Heading>
          <ArticleGrid className="mt-10" articles={others} headingLevel={3} />
        </Container>
      </Section>
    </>
  );
}
