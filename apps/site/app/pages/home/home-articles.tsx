import type { HomePage } from "@clinic/content/pages";
import { ArticleCarousel } from "@clinic/ui/blocks/article-carousel";
import { RefreshNote } from "@clinic/ui/blocks/refresh-note";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowRightIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { LATEST_ARTICLES, LinkedArticleCard, type ListedArticle, useArticleList } from "../../articles";

export type HomeArticlesProps = HomePage["blog"] & { articles: readonly ListedArticle[] };

/** The latest articles, refreshed from the API as they approach the viewport. */
export function HomeArticles({ heading, intro, link, articles: built }: HomeArticlesProps) {
  const { articles, failed, retry } = useArticleList(built, LATEST_ARTICLES);
  return (
    <ArticleCarousel
      title={heading}
      text={intro}
      action={
        <>
          <TextLink asChild variant="standalone">
            <Link to={link.path}>
              {link.label} <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
            </Link>
          </TextLink>
          {failed && <RefreshNote onRetry={retry} />}
        </>
      }
    >
      {articles.map((article) => (
        <LinkedArticleCard key={article.path} article={article} headingLevel={3} />
      ))}
    </ArticleCarousel>
  );
}
