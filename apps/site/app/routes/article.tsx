import { articles } from "@clinic/content/articles";
import { dentists } from "@clinic/content/team";
import { articleCard } from "../lib/article-card.server";
import { articleHead } from "../lib/article-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { present } from "../lib/present";
import { ArticlePage } from "../templates/article-page";
import type { Route } from "./+types/article";

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const article = present(articles.get(slug), slug);
  const others = articles.all.filter((other) => other.slug !== slug).slice(0, 3);
  return {
    head: articleHead(article),
    article: await resolvePictures(article),
    author: present(dentists.get(article.author), article.author).name,
    others: await Promise.all(others.map(articleCard)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
