import { type Language, languageOf, languages, pathIn, publishedLanguages } from "./languages.ts";
import type { Treatment } from "./treatments/schema.ts";

/** The records that have a page of their own, in the order of the site. */
interface PageOwners {
  articles: { all: readonly { slug: string }[] };
  branches: { all: readonly { slug: string; path: string; quietVisit?: unknown }[] };
  guides: { all: readonly { slug: string }[] };
  treatments: { all: readonly Pick<Treatment, "slug" | "kind">[] };
}

/** Addresses of the pages that exist once, by the name of their record in `data/pages`. */
export const pagePaths = {
  home: "/",
  emergency: "/emergency",
  about: "/about-us",
  concerns: "/concerns",
  prices: "/prices",
  contact: "/contact-us",
  career: "/career",
  gallery: "/gallery",
  "patient-gallery": "/patient-gallery",
  testimonials: "/testimonials",
  awards: "/awards",
  technology: "/technology",
  blogs: "/blogs",
  newsletter: "/newsletter",
  privacy: "/privacy",
  accessibility: "/accessibility",
} as const;

export const articlePath = (slug: string) => `${pagePaths.blogs}/${slug}`;

/** The profile on the about page. */
export const dentistPath = (slug: string) => `${pagePaths.about}#${slug}`;

export const guidePath = (slug: string) => `/${slug}`;

export const firstVisitPath = ({ slug }: { slug: string }) => `/first-visit/${slug}`;

export const quietVisitPath = ({ slug }: { slug: string }) => `/quiet-visit/${slug}`;

export const treatmentPath = ({ slug, kind }: { slug: string; kind: Treatment["kind"] }) =>
  kind === "super-speciality" ? `/super-speciality/${slug}` : `/${slug}`;

/** Number of articles on a page of the list: divisible into rows of one, two and three cards. */
export const articlesPerPage = 24;

/** Maximum number of articles on the home page, whose carousel has at most ten dots (requirements, section 9). */
export const latestArticles = 10;

/** Path of a page of the list of articles, counted from 1. */
export const articleListPath = (page: number) =>
  page === 1 ? pagePaths.blogs : `${pagePaths.blogs}/page/${page}`;

export const articleListPages = ({ all }: PageOwners["articles"]) =>
  Math.max(1, Math.ceil(all.length / articlesPerPage));

/** Address of the page of a record, if it has one. @param name - that of its file, for the pages that exist once */
export function pathOf(
  kind: string,
  record: Readonly<Record<string, unknown>>,
  name = "",
): string | undefined {
  const slug = String(record.slug);
  if (kind === "pages") return (pagePaths as Record<string, string>)[name];
  if (kind === "articles") return articlePath(slug);
  if (kind === "branches") return String(record.path);
  if (kind === "guides") return guidePath(slug);
  if (kind === "treatments") return treatmentPath({ slug, kind: record.kind as Treatment["kind"] });
  return undefined;
}

/** Addresses of the pages that list records, or are their own, by what these are called in `data`. */
export const listPaths: Readonly<Record<string, string>> = {
  ...pagePaths,
  articles: pagePaths.blogs,
  dentists: pagePaths.about,
  "support-staff": pagePaths.about,
  "video-testimonials": pagePaths.testimonials,
  videos: pagePaths.testimonials,
  smiles: pagePaths["patient-gallery"],
  newsletters: pagePaths.newsletter,
};

/** A page of the site: its address, what draws it and what it is about. */
export interface SitePage {
  /** In its canonical form, without a final slash. */
  path: string;
  template: Template;
  /** The record, or the number of a page of the list of articles. */
  slug?: string;
  /** The pattern of all its template's addresses, where the router knows the template by one. */
  pattern?: string;
}

export type Template =
  | keyof typeof pagePaths
  | "article"
  | "missing-article"
  | "newer-article"
  | "not-found"
  | "branch"
  | "first-visit"
  | "guide"
  | "quiet-visit"
  | "treatment";

/** Every page of the site: what is built, prerendered, routed, listed in the sitemap and allowed as a link's target. */
export function pagesOf({ articles, branches, guides, treatments }: PageOwners): SitePage[] {
  const listPages = Array.from({ length: articleListPages(articles) - 1 }, (_, index) => index + 2);
  return [
    ...Object.entries(pagePaths).map(([name, path]) => ({ path, template: name as Template })),
    ...branches.all.flatMap((branch): SitePage[] => [
      { path: branch.path, template: "branch", slug: branch.slug },
      { path: firstVisitPath(branch), template: "first-visit", slug: branch.slug },
      ...(branch.quietVisit
        ? [{ path: quietVisitPath(branch), template: "quiet-visit" as const, slug: branch.slug }]
        : []),
    ]),
    ...treatments.all.map(
      (treatment): SitePage => ({
        path: treatmentPath(treatment),
        template: "treatment",
        slug: treatment.slug,
      }),
    ),
    ...guides.all.map(({ slug }): SitePage => ({ path: guidePath(slug), template: "guide", slug })),
    ...listPages.map(
      (page): SitePage => ({
        path: articleListPath(page),
        template: "blogs",
        slug: String(page),
        pattern: articleListPath(page).replace(/\d+$/, ":page"),
      }),
    ),
    ...articles.all.map(
      ({ slug }): SitePage => ({
        path: articlePath(slug),
        template: "article",
        slug,
        pattern: articlePath(":slug"),
      }),
    ),
  ];
}

/**
 * Pages served for articles unknown to the build: a newer one, and one that doesn't exist. No slug starts with an
 * underscore, so they can't collide with an article.
 */
export const unknownArticlePaths = { newer: "/blogs/_newer", missing: "/blogs/_missing" } as const;

export const notFoundPath = "/404";

/** The same in each language that has pages, the default one last: its pattern fits all addresses. */
export const notFoundPaths = publishedLanguages.map((language) => pathIn(language, notFoundPath)).reverse();

/** Pages that are built and prerendered, but served at addresses that the build doesn't know. */
export const unlistedPages: readonly SitePage[] = [
  { path: unknownArticlePaths.newer, template: "newer-article", pattern: articlePath(":slug") },
  { path: unknownArticlePaths.missing, template: "missing-article", pattern: articlePath(":slug") },
  { path: notFoundPath, template: "not-found", pattern: "/*" },
];

/** Path of the file with a built page, below the folder of the built content and without its extension. */
export function pageFile(path: string, language = languageOf(path)) {
  const page = path.slice(languages[language].prefix.length).replace(/\/$/, "");
  return `${language}/pages${page || "/index"}`;
}

/** Path of the file with what is around a page. */
export function layoutFile(path: string) {
  return `${languageOf(path)}/layout`;
}

/** Address of the feed of a language's articles. */
export const feedPath = (language: Language) => pathIn(language, "/feed.xml");

/** Address of a page's share card. Another picture has another address, because social networks keep cards for long. */
export function cardPath(path: string, { src }: { src: string }) {
  return `/cards${path === "/" ? "/home" : path}/${withoutType(src)}.jpg`;
}

function withoutType(file: string) {
  return file.replace(/\.\w+$/, "");
}
