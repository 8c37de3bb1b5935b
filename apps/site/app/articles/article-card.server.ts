import type { Article } from "@clinic/content/articles";
import { articlePath } from "@clinic/content/routes";
import { resolvePictures } from "../pictures/pictures.server";

/** An article on a card, without its text. */
export async function articleCard({ slug, title, category, summary, image, publishedOn }: Article) {
  return resolvePictures({ path: articlePath(slug), title, category, summary, picture: image, publishedOn });
}

/** What {@link articleCard} gives to a template. */
export type ArticleCardView = Awaited<ReturnType<typeof articleCard>>;
