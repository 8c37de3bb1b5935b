import paths from "@clinic/content/dist/paths.json" with { type: "json" };
import type { SitePage, Template } from "@clinic/content/paths";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The file of each template. */
const files: Record<Template, string> = {
  about: "pages/about.tsx",
  accessibility: "pages/statement.tsx",
  article: "pages/articles/article.tsx",
  awards: "pages/awards.tsx",
  blogs: "pages/articles/articles.tsx",
  branch: "pages/branches/branch.tsx",
  career: "pages/career.tsx",
  concerns: "pages/concerns.tsx",
  contact: "pages/contact.tsx",
  emergency: "pages/emergency.tsx",
  "first-visit": "pages/branches/first-visit.tsx",
  gallery: "pages/galleries/gallery.tsx",
  guide: "pages/guide.tsx",
  home: "pages/home.tsx",
  "missing-article": "pages/articles/article.tsx",
  "newer-article": "pages/articles/article.tsx",
  "not-found": "pages/not-found.tsx",
  newsletter: "pages/newsletter.tsx",
  "patient-gallery": "pages/galleries/patient-gallery.tsx",
  prices: "pages/prices.tsx",
  privacy: "pages/statement.tsx",
  "quiet-visit": "pages/branches/quiet-visit.tsx",
  technology: "pages/technology.tsx",
  testimonials: "pages/testimonials.tsx",
  treatment: "pages/treatment.tsx",
};

// One static route per page where possible, so that only the catch-all matches unknown URLs.
const pages = new Map(
  (paths as SitePage[]).map(({ path, pattern = path, template }) => [pattern, files[template]]),
);

export default [
  layout(
    "pages/page-boundary.tsx",
    [...pages].map(([pattern, file]) =>
      pattern === "/" ? index(file) : route(pattern.slice(1), file, { id: `pages${pattern}` }),
    ),
  ),
] satisfies RouteConfig;
