import { article, branch, guide, treatmentPaths } from "@clinic/content/pages/examples";
import { articlePath, firstVisitPath, guidePath } from "@clinic/content/paths";
import { checkTemplates } from "./check-templates";

/**
 * One page for each other template and theme. Left out are templates made of what others show and of one block whose
 * story is checked instead (`fullest`), such as the pages of lists.
 */
checkTemplates([
  ...treatmentPaths,
  "/emergency",
  "/prices",
  "/about-us",
  "/career",
  "/hi/privacy",
  branch.path,
  firstVisitPath(branch),
  "/gallery",
  guidePath(guide.slug),
  articlePath(article.slug),
]);
