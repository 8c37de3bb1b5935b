import paths from "@clinic/content/dist/paths.json" with { type: "json" };
import type { SitePage, Template } from "@clinic/content/paths";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Templates that share the file of another. */
const shared: { [name in Template]?: string } = {
  accessibility: "statement",
  "missing-article": "article",
  "newer-article": "article",
  privacy: "statement",
};

// One static route per page where possible, so that only the catch-all matches unknown URLs.
const pages = new Map(
  (paths as SitePage[]).map(({ path, pattern = path, template }) => [pattern, shared[template] ?? template]),
);

export default [
  layout(
    "page.tsx",
    [...pages].map(([pattern, name]) =>
      pattern === "/"
        ? index(`pages/${name}.tsx`)
        : route(pattern.slice(1), `pages/${name}.tsx`, { id: `pages${pattern}` }),
    ),
  ),
] satisfies RouteConfig;
