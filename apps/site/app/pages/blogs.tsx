import type { BlogsPage as Content } from "@clinic/content/pages/blogs";
import { ArticleGrid } from "@clinic/ui/blocks/article-card";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { PageSteps } from "@clinic/ui/blocks/page-steps";
import { RefreshNote } from "@clinic/ui/blocks/refresh-note";
import { ToothSection } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { useArticleList } from "../articles/article-list";

/** A page of the list of articles. The first one refreshes from the API. */
export default function ArticlesPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<ToothSection />} />
      <Container className="py-section">
        {page.isFirst ? <NewestArticles {...page} /> : <ArticleGrid articles={page.articles} />}
        {page.steps && <PageSteps className="mt-16" {...page.steps} />}
      </Container>
    </>
  );
}

function NewestArticles({ articles: built, emptyMessage, steps }: Content) {
  const { articles, failed, retry } = useArticleList(built, { hasOlderPages: steps !== undefined });
  return (
    <div data-hydrate-at-once="">
      {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{emptyMessage}</p>}
      {failed && <RefreshNote className="mt-10" onRetry={retry} />}
    </div>
  );
}
