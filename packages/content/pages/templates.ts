import { pagesOf, type SitePage, type Template, unlistedPages } from "../src/paths.ts";
import { aboutPage } from "./about.ts";
import { articlePage, newerArticlePage } from "./article.ts";
import { awardsPage } from "./awards.ts";
import { blogsPage } from "./blogs.ts";
import { branchPage } from "./branch.ts";
import { careerPage } from "./career.ts";
import { concernsPage } from "./concerns.ts";
import { contactPage } from "./contact.ts";
import { dentistPage } from "./dentist.ts";
import { firstVisitPage } from "./first-visit.ts";
import { galleryPage } from "./gallery.ts";
import { homePage } from "./home.ts";
import { frame } from "./layout.ts";
import { newsletterPage } from "./newsletter.ts";
import { notFoundPage } from "./not-found.ts";
import { patientGalleryPage } from "./patient-gallery.ts";
import type { Site } from "./site.ts";
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
  "first-visit": (site, slug) => firstVisitPage(site, site.branches.get(slug as never)),
  privacy: (site) => statementPage(site, "privacy"),
  blogs: blogsPage,
  "missing-article": notFoundPage,
  "newer-article": newerArticlePage,
  "not-found": notFoundPage,
  dentist: (site, slug) => dentistPage(site, site.dentists.get(slug as never)),
  gallery: galleryPage,
  home: homePage,
  newsletter: newsletterPage,
  "patient-gallery": patientGalleryPage,
  technology: technologyPage,
  testimonials: testimonialsPage,
  treatment: (site, slug) => treatmentPage(site, site.treatments.get(slug as never)),
};

/** A finished page: its head, what the frame shows of it, and the props of its blocks. */
export function buildPage(site: Site, page: SitePage) {
  const built = templates[page.template]?.(site, page.slug ?? "");
  return built && { ...built, frame: frame(site, page, built.head) };
}

/** Every page of the site, by its path, and the unlisted ones. */
export function buildPages(site: Site) {
  return [...pagesOf(site), ...unlistedPages].flatMap((page) => {
    const built = buildPage(site, page);
    return built ? [{ ...page, built }] : [];
  });
}
