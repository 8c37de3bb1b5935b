import { RefreshNote } from "@clinic/ui/blocks/refresh-note";
import { ToothSection } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowLeftIcon, ArrowRightIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { ArticleGrid, useArticleList } from "../../articles";
import { PageHead } from "../../layout";
import type { ArticlesView } from "./articles-view.server";

export type ArticlesPageProps = Omit<ArticlesView, "head">;

/** A page of the list of articles. The first one refreshes from the API. */
export function ArticlesPage({ page, articles, number, pages, newer, older }: ArticlesPageProps) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<ToothSection />} />
      <Container className="py-section">
        {number > 1 && <ArticleGrid articles={articles} />}
        {number === 1 && (
          <NewestArticles articles={articles} emptyMessage={page.emptyMessage} alone={pages === 1} />
        )}
        {pages > 1 && (
          <nav
            aria-label="Pages"
            className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 print:hidden"
          >
            {newer && (
              <TextLink asChild variant="standalone">
                <Link to={newer} rel="prev">
                  <ArrowLeftIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" /> Newer articles
                </Link>
              </TextLink>
            )}
            <p className="text-ink-muted">
              Page {number} of {pages}
            </p>
            {older && (
              <TextLink asChild variant="standalone">
                <Link to={older} rel="next">
                  Older articles <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
                </Link>
              </TextLink>
            )}
          </nav>
        )}
      </Container>
    </>
  );
}

interface NewestArticlesProps extends Pick<ArticlesPageProps, "articles"> {
  emptyMessage: ArticlesPageProps["page"]["emptyMessage"];
  /** Whether this is the only page, in which case the refreshed list may be longer than the built one. */
  alone: boolean;
}

function NewestArticles({ articles: built, emptyMessage, alone }: NewestArticlesProps) {
  const { articles, failed, retry } = useArticleList(built, alone ? undefined : built.length);
  return (
    <>
      {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{emptyMessage}</p>}
      {failed && (
        <div className="mt-10">
          <RefreshNote onRetry={retry} />
        </div>
      )}
    </>
  );
}
