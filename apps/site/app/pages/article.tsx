import type { ArticlePage, NewerArticlePage } from "@clinic/content/pages/article";
import type { NotFoundPage } from "@clinic/content/pages/not-found";
import { Article } from "@clinic/ui/blocks/article";
import { ArticleGrid } from "@clinic/ui/blocks/article-card";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { lazy, Suspense } from "react";
import { useOutletContext, useParams } from "react-router-dom";

// Split off, because few visitors open an article newer than the build.
const UnknownArticle = lazy(() => import("./unknown-article"));

type Content = ArticlePage | NewerArticlePage | NotFoundPage;

/** One article: its picture, its text, and what to read next. */
export default function ArticleRoute() {
  const page = useOutletContext<Content>();
  const { slug = "" } = useParams();
  if (page.kind !== "article")
    return (
      <Suspense>
        <UnknownArticle page={page} slug={slug} />
      </Suspense>
    );
  return (
    <>
      <Article {...page.article} />
      {page.sources && (
        <SourceList {...page.sources} className="mx-auto max-w-[calc(40rem+2*var(--spacing-gutter))]" />
      )}
      {page.next && (
        <Section tone="sunken" aria-labelledby="next">
          <Container>
            <Heading id="next">{page.next.title}</Heading>
            <ArticleGrid className="mt-10" articles={page.next.articles} headingLevel={3} />
          </Container>
        </Section>
      )}
    </>
  );
}
