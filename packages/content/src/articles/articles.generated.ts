// Made from the Markdown files of this folder by `npm run build -w @clinic/content`. Edit those.
// biome-ignore-all format: made by a script
import type { Article } from "./schema.ts";

export const renderedArticles: Article[] = [];
