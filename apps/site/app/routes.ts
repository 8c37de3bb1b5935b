import { branches, firstVisitPath } from "@clinic/content/branches";
import paths from "@clinic/content/dist/en/paths.json" with { type: "json" };
import type { SitePage } from "@clinic/content/paths";
import { articleListPages, dentistPath } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The file of each template. */
const files: Record<string, string> = {
  awards: "pages/awards.tsx",
  treatment: "pages/treatment.tsx",
};

// One static route per page where possible, so that only the catch-all matches unknown URLs.
const pages = new Map(
  (paths as SitePage[]).map(({ path, pattern = path, template }) => [pattern, files[template]]),
);

export default [
  ...[...pages].flatMap(([pattern, file]) =>
    file ? route(pattern.slice(1), file, { id: `pages${pattern}` }) : [],
  ),
  index("routes/home.tsx"),
  route("about-us", "routes/about-us.tsx"),
  ...dentists.all.map(({ slug }) =>
    route(dentistPath(slug).slice(1), "routes/dentist.tsx", { id: `routes/dentist/${slug}` }),
  ),
  route("concerns", "routes/concerns.tsx"),
  route("contact-us", "routes/contact-us.tsx"),
  route("career", "routes/career.tsx"),
  ...branches.all.map(({ path, slug }) =>
    route(path.slice(1), "routes/branches/location.tsx", { id: `routes/branches/location/${slug}` }),
  ),
  ...branches.all.map((branch) =>
    route(firstVisitPath(branch).slice(1), "routes/branches/first-visit.tsx", {
      id: `routes/branches/first-visit/${branch.slug}`,
    }),
  ),
  route("patient-gallery", "routes/galleries/patient-gallery.tsx"),
  route("gallery", "routes/galleries/gallery.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("technology", "routes/technology.tsx"),
  route("blogs", "routes/articles/articles.tsx"),
  // React Router rejects a dynamic route that prerenders no page.
  ...(articleListPages > 1
    ? [route("blogs/page/:page", "routes/articles/articles.tsx", { id: "routes/blogs/page" })]
    : []),
  route("blogs/:slug", "routes/articles/article.tsx"),
  route("privacy", "routes/statement.tsx", { id: "routes/statement/privacy" }),
  route("accessibility", "routes/statement.tsx", { id: "routes/statement/accessibility" }),
  route("search.json", "routes/search-records.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
