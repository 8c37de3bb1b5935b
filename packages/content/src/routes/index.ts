import formerPaths from "../../dist/en/records/redirects.json" with { type: "json" };
import { articles } from "../articles/index.ts";
import { branches } from "../branches/index.ts";
import { articleListPages as listPagesOf, pagesOf } from "../paths.ts";
import { dentists } from "../team/index.ts";
import { treatments } from "../treatments/index.ts";

export {
  articleListPath,
  articlePath,
  articlesPerPage,
  dentistPath,
  treatmentPath,
  unknownArticlePaths,
} from "../paths.ts";

/** Number of pages of the list of articles. */
export const articleListPages = listPagesOf(articles);

/** Every page of the site in its canonical form, without the final slash. */
export const sitePaths: readonly string[] = pagesOf({ articles, branches, dentists, treatments }).map(
  ({ path }) => path,
);

/** Old or alternative paths, and where each is redirected to (301). */
export const redirects: Readonly<Record<string, string>> = formerPaths;
