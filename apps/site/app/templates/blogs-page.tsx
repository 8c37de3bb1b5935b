import type { ListPage } from "@clinic/content/pages";
import { ToothSection } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { type ListedArticle, useFreshArticles } from "../lib/use-fresh-articles";
import { ArticleGrid } from "./article-grid";
import { PageHead } from "./page-head";
import { RefreshNote } from "./refresh-note";

/** The list of articles, brought up to date while it is read. */
export function BlogsPage({ page, articles: built }: { page: ListPage; articles: readonly ListedArticle[] }) {
  const { articles, failed, retry } = useFreshArticles(built);
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<ToothSection />} />
      <Container className="py-section">
        {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{page.emptyMessage}</p>}
        {failed && (
          <div className="mt-10">
            <RefreshNote onRetry={retry} />
          </div>
        )}
      </Container>
    </>
  );
}
