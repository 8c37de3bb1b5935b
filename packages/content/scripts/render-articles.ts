/** Renders the articles' Markdown files into the module that the site and the API import. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { articlesFolder, articlesModule, readArticles } from "./article-source.ts";

const articles = readArticles();
writeFileSync(join(articlesFolder, "articles.generated.ts"), articlesModule(articles));
process.stdout.write(`Rendered ${articles.length} articles\n`);
