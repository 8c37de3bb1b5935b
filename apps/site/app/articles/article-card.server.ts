import type { Article } from "@clinic/content/articles";
import { articlePath } from "@clinic/content/routes";
import { resolvePictures } from "../pictures/pictures.server";

/** The data an article card needs: everything but the article's text. */
export async function articleCard({ slug, title, category, summary, image, publishedOn }: Article) {
  return resolvePictures({ path: articlePath(slug), title, category, summary, picture: image, publishedOn });
}

export type ArticleCardView = Awaited<ReturnType<typeof articleCard>>;
