import type { ListPage } from "@clinic/content/pages";
import { Container } from "@clinic/ui/section";
import type { ArticleCardView } from "../lib/article-card.server";
import { ArticleGrid } from "./article-grid";
import { PageHead } from "./page-head";

/** The list of articles. */
export function BlogsPage({ page, articles }: { page: ListPage; articles: readonly ArticleCardView[] }) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} />
      <Container className="py-section">
        {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{page.emptyMessage}</p>}
      </Container>
    </>
  );
}
