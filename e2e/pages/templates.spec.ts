import { article, treatmentPaths } from "@clinic/content/pages/examples";
import { articlePath } from "@clinic/content/paths";
import { checkTemplates } from "./check-templates";

/** What most visitors open, one page per theme, and one in each script. The others have a long test. */
checkTemplates([
  "/",
  "/emergency",
  "/prices",
  "/contact-us",
  "/mr/dental-implant",
  articlePath(article.slug),
  ...treatmentPaths,
]);
