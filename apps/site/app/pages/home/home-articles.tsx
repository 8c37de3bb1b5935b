import type { HomePage } from "@clinic/content/pages/home";
import { latestArticles } from "@clinic/content/paths";
import { ArticleCarousel } from "@clinic/ui/blocks/article-carousel";
import { RefreshNote } from "@clinic/ui/blocks/refresh-note";
import { useArticleList } from "../../articles/article-list";

/** The latest articles, refreshed from the API as they approach the viewport. */
export function HomeArticles({ articles: built, ...props }: NonNullable<HomePage["articles"]>) {
  const { articles, failed, retry } = useArticleList(built, { limit: latestArticles });
  return (
    <ArticleCarousel {...props} articles={articles} action={failed && <RefreshNote onRetry={retry} />} />
  );
}
