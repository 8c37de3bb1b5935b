import { firstVisitPath } from "@clinic/content/branches";
import { article, branch, dentist, treatmentPaths } from "@clinic/content/examples";
import { articlePath, dentistPath } from "@clinic/content/routes";

export const unknownPath = "/no/such/page";

/** One page per template, and per theme and part that only some of its pages have. */
export const templates = [
  "/",
  "/about-us",
  dentistPath(dentist.slug),
  "/concerns",
  "/contact-us",
  "/career",
  branch.path,
  firstVisitPath(branch),
  "/patient-gallery",
  "/gallery",
  "/awards",
  "/newsletter",
  "/testimonials",
  "/technology",
  "/blogs",
  articlePath(article.slug),
  "/privacy",
  ...treatmentPaths,
  unknownPath,
];
