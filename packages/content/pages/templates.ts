import type { Content } from "../load/load-content.ts";
import { MissingRecord } from "../src/collection/get-or-throw.ts";
import { DEFAULT_LANGUAGE, type Language } from "../src/languages.ts";
import { notFoundPath, pagesOf, type SitePage, type Template, unlistedPages } from "../src/paths.ts";
import { aboutPage } from "./about.ts";
import { articlePage, newerArticlePage } from "./article.ts";
import { awardsPage } from "./awards.ts";
import { blogsPage } from "./blogs.ts";
import { branchPage } from "./branch.ts";
import { careerPage } from "./career.ts";
import { concernsPage } from "./concerns.ts";
import { contactPage } from "./contact.ts";
import { emergencyPage } from "./emergency.ts";
import { firstVisitPage } from "./first-visit.ts";
import { galleryPage } from "./gallery.ts";
import { guidePage } from "./guide.ts";
import { homePage } from "./home.ts";
import { frame } from "./layout.ts";
import { newsletterPage } from "./newsletter.ts";
import { notFoundPage } from "./not-found.ts";
import { patientGalleryPage } from "./patient-gallery.ts";
import { pricesPage } from "./prices.ts";
import { quietVisitPage } from "./quiet-visit.ts";
import { createSite, type Site, type SiteFiles } from "./site.ts";
import { statementPage } from "./statement.ts";
import { technologyPage } from "./technology.ts";
import { testimonialsPage } from "./testimonials.ts";
import { treatmentPage } from "./treatment.ts";

/** What makes the page of each template, from the record that the page is about. */
const templates: Partial<
  Record<Template, (site: Site, slug: string) => { head: { title: string; url?: string } }>
> = {
  about: aboutPage,
  article: (site, slug) => articlePage(site, site.articles.get(slug as never)),
  accessibility: (site) => statementPage(site, "accessibility"),
  awards: awardsPage,
  branch: (site, slug) => branchPage(site, site.branches.get(slug as never)),
  career: careerPage,
  concerns: concernsPage,
  contact: contactPage,
  emergency: emergencyPage,
  "first-visit": (site, slug) => firstVisitPage(site, site.branches.get(slug as never)),
  privacy: (site) => statementPage(site, "privacy"),
  blogs: blogsPage,
  "missing-article": notFoundPage,
  "newer-article": newerArticlePage,
  "not-found": notFoundPage,
  gallery: galleryPage,
  guide: (site, slug) => guidePage(site, site.guides.get(slug as never)),
  home: homePage,
  newsletter: newsletterPage,
  "patient-gallery": patientGalleryPage,
  prices: pricesPage,
  "quiet-visit": (site, slug) => quietVisitPage(site, site.branches.get(slug as never)),
  technology: technologyPage,
  testimonials: testimonialsPage,
  treatment: (site, slug) => treatmentPage(site, site.treatments.get(slug as never)),
};

/** A finished page: its head, what the frame shows of it, and the props of its blocks. */
export function buildPage(site: Site, page: SitePage) {
  const built = templates[page.template]?.(site, page.slug ?? "");
  return built && { ...built, frame: frame(site, page, built.head) };
}

/**
 * The site in each of its languages. A page is there in the default language, and in every other one whose records
 * suffice for all that it shows.
 */
export function createSites(content: Content, siteFiles: SiteFiles): [Site, ...Site[]] {
  const paths = new Map<Language, Set<string>>();
  const create = (language: Language) => createSite(content, language, siteFiles, paths);
  const others = content.languages.filter((language) => language !== DEFAULT_LANGUAGE);
  const sites: [Site, ...Site[]] = [create(DEFAULT_LANGUAGE), ...others.map(create)];
  for (const site of sites) {
    const pages = sitePages(site).filter((page) => suffices(site, page));
    paths.set(site.language, new Set(pages.map(({ path }) => path)));
  }
  return sites;
}

function suffices(site: Site, page: SitePage) {
  if (site.language === DEFAULT_LANGUAGE) return true;
  try {
    return buildPage(site, page) !== undefined;
  } catch (error) {
    if (error instanceof MissingRecord) return false;
    throw error;
  }
}

/** The pages of the site, with their addresses in the default language, and the unlisted ones. */
export function sitePages(site: Site): SitePage[] {
  // Only articles of the default language can be newer than the build.
  const unlisted = unlistedPages.filter(
    ({ path }) => site.language === DEFAULT_LANGUAGE || path === notFoundPath,
  );
  return [...pagesOf(site), ...unlisted].filter(({ path }) => site.hasPage(path));
}

/** Every page of the site, and the unlisted ones, finished. */
export function buildPages(site: Site) {
  return sitePages(site).flatMap((page) => {
    const built = buildPage(site, page);
    return built ? [{ ...page, built }] : [];
  });
}
