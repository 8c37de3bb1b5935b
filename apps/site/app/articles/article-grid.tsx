import { ArticleCard } from "@clinic/ui/blocks/article-card";
import type { HeadingLevel } from "@clinic/ui/heading";
import { Link } from "react-router-dom";
import type { ListedArticle } from "./use-article-list";

export interface ArticleGridProps {
  articles: readonly ListedArticle[];
  headingLevel?: HeadingLevel;
  className?: string;
}

export function ArticleGrid({ articles, headingLevel = 2, className }: ArticleGridProps) {
  return (
    <div className={className}>
      <ul className="full-grid gap-y-14 sm:in-pairs xl:in-threes">
        {articles.map((article) => (
          <li key={article.path}>
            <LinkedArticleCard article={article} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LinkedArticleCard({
  article,
  headingLevel,
}: {
  article: ListedArticle;
  headingLevel?: HeadingLevel;
}) {
  const { path, title, category, picture } = article;
  return (
    // Its alternative text would be the title, which the link below it says.
    <ArticleCard image={picture.image} alt="" category={category} headingLevel={headingLevel}>
      <Link to={path}>{title}</Link>
    </ArticleCard>
  );
}
