import type { FileManifest, PdfFacts } from "../build/files.ts";
import type { PictureManifest, ResponsiveImage } from "../build/pictures.ts";
import { formerAddresses } from "../load/addresses.ts";
import { type Content, recordsOf } from "../load/load-content.ts";
import { renderMarkdown } from "../load/markdown.ts";
import type { Source } from "../load/source.ts";
import type { Article } from "../src/articles/schema.ts";
import type { Award } from "../src/awards/schema.ts";
import type { AccessFeature, Branch, BranchPage, FirstVisit } from "../src/branches/schema.ts";
import type { Clinic } from "../src/clinic/schema.ts";
import { assertFound } from "../src/collection/assert-found.ts";
import { type Collection, defineCollection } from "../src/collection/collection.ts";
import type { Slug } from "../src/collection/slug.ts";
import type { DataProtection } from "../src/data-protection/schema.ts";
import type { Emergency } from "../src/emergency/schema.ts";
import type { Picture } from "../src/fields/picture.ts";
import type { GalleryImage } from "../src/gallery/schema.ts";
import type { MenuItem, Navigation } from "../src/navigation/schema.ts";
import type { Newsletter } from "../src/newsletters/schema.ts";
import type { CareerPage, ContactBlock, ContactPage } from "../src/pages/forms-schema.ts";
import type { DentistLabels, LocationLabels, TreatmentLabels } from "../src/pages/labels-schema.ts";
import type * as pages from "../src/pages/schema.ts";
import { pathOf, sharePath } from "../src/paths.ts";
import type { Samples } from "../src/samples/schema.ts";
import { type CollectionName, type DocumentDefinition, documents } from "../src/schemas.ts";
import type { SearchSettings } from "../src/search/schema.ts";
import type { Smile } from "../src/smiles/schema.ts";
import type { Dentist, SupportStaff } from "../src/team/schema.ts";
import type { Technology } from "../src/technology/schema.ts";
import type { Teeth } from "../src/teeth/schema.ts";
import type { TextTestimonial, VideoTestimonial } from "../src/testimonials/schema.ts";
import type { Treatment } from "../src/treatments/schema.ts";
import type { Video } from "../src/videos/schema.ts";
import { createWords, type Words } from "./words/words.ts";

export interface BranchRecord extends Branch {
  page: BranchPage;
  firstVisit: FirstVisit;
  accessibility: readonly AccessFeature[];
}

/** The pages that exist once, by the name of their record. */
export interface PageRecords {
  home: pages.HomePage;
  about: pages.AboutPage;
  concerns: pages.ConcernsPage;
  contact: ContactPage;
  career: CareerPage;
  gallery: pages.ListPage;
  "patient-gallery": pages.PatientGalleryPage;
  testimonials: pages.TestimonialsPage;
  awards: pages.ListPage;
  technology: pages.TechnologyPage;
  blogs: pages.BlogsPage;
  newsletter: pages.ListPage;
  privacy: pages.StatementPage;
  accessibility: pages.StatementPage;
  "not-found": pages.NotFoundPage;
}

/** What all pages share. */
export interface Settings {
  clinic: Omit<Clinic, "branches">;
  navigation: Navigation;
  emergency: Emergency;
  teeth: Teeth;
  "data-protection": DataProtection;
  samples: Samples;
  "contact-block": ContactBlock;
  "treatment-labels": TreatmentLabels;
  "dentist-labels": DentistLabels;
  "branch-labels": LocationLabels;
  search: SearchSettings;
}

/** A picture as blocks take it. */
export interface ShownPicture {
  image: ResponsiveImage & Pick<Picture, "focus">;
  alt: string;
}

/** Everything that the pages of one language are made of. */
export interface Site {
  language: string;
  words: Words;
  articles: Collection<Article, Slug<"articles">>;
  awards: Collection<Award>;
  branches: Collection<BranchRecord, Slug<"branches">>;
  dentists: Collection<Dentist, Slug<"dentists">>;
  gallery: Collection<GalleryImage>;
  newsletters: Collection<Newsletter>;
  smiles: Collection<Smile, Slug<"smiles">>;
  supportStaff: Collection<SupportStaff>;
  technology: Collection<Technology>;
  testimonials: Collection<TextTestimonial>;
  treatments: Collection<Treatment, Slug<"treatments">>;
  videoTestimonials: Collection<VideoTestimonial>;
  videos: Collection<Video, Slug<"videos">>;
  page<Name extends keyof PageRecords>(name: Name): PageRecords[Name];
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  /** Words that visitors search for and a page need not contain, by its path. */
  searchWords: Readonly<Record<string, readonly string[]>>;
  /** Former addresses, each with the present one. */
  redirects: Readonly<Record<string, string>>;
  /** @throws when the original doesn't exist */
  picture(picture: Picture): ShownPicture;
  /** Address of a film or a PDF file. */
  file(src: string): string;
  /** A PDF file: its address, size and number of pages. */
  pdf(src: string): { href: string } & PdfFacts;
  /** Absolute address of a picture in the size and format that search engines require. */
  sharePicture(picture: Picture): string;
  /** The originals that `sharePicture` was asked for. */
  sharedPictures: Set<string>;
  /** Absolute address of a path, for search engines and shared links. */
  url(path: string): string;
  /** A text, marked where it stands in for one that the clinic has yet to supply. */
  marked(text: string, isSample: boolean | undefined, mark: keyof Samples): string;
}

/** What the build knows beside the records. */
export interface SiteFiles {
  pictures: PictureManifest;
  files: FileManifest;
  pdfs: Readonly<Record<string, PdfFacts>>;
  /** Origin of the published site: `https://archhouse.example`. */
  origin: string;
}

/** Reads the records of a language, in the order in which the site lists them. */
export function createSite(content: Content, language: string, siteFiles: SiteFiles): Site {
  const { pictures, files, pdfs, origin } = siteFiles;
  const sources = content.sources.filter((source) => source.language === language);
  const document = (kind: string, name: string) => {
    const value = sources.find((source) => source.kind === kind && source.name === name)?.value;
    return published(assertFound(value, `${kind}/${name}`));
  };
  const records = <Entry>(kind: CollectionName) =>
    recordsOf(content, kind, language).map(({ value }) => published(value)) as Entry[];
  const collection = <Entry extends { slug: string }, Name extends string = string>(kind: CollectionName) =>
    defineCollection<Entry, Name>(records(kind));

  const treatments = collection<Treatment, Slug<"treatments">>("treatments");
  const settings = new Map<string, unknown>();
  const setting = <Name extends keyof Settings>(name: Name) => {
    if (!settings.has(name)) {
      const value = document("settings", name);
      settings.set(name, name === "navigation" ? withTreatments(value, treatments.all) : value);
    }
    return settings.get(name) as Settings[Name];
  };

  const sharedPictures = new Set<string>();
  const url = (path: string) => new URL(path, origin).href;

  return {
    language,
    words: createWords(language),
    treatments,
    setting,
    articles: defineCollection(
      records<{ body: string }>("articles").map(({ body, ...article }) => ({
        ...article,
        html: renderMarkdown(body),
      })),
    ),
    branches: defineCollection(
      records<Branch>("branches").map((branch) => ({ ...branch, ...mapsOf(branch) })),
    ),
    awards: collection("awards"),
    dentists: collection("dentists"),
    gallery: collection("gallery"),
    newsletters: collection("newsletters"),
    smiles: collection("smiles"),
    supportStaff: collection("support-staff"),
    technology: collection("technology"),
    testimonials: collection("testimonials"),
    videoTestimonials: collection("video-testimonials"),
    videos: collection("videos"),
    page: (name) => document("pages", name) as unknown as PageRecords[typeof name],
    searchWords: searchWordsOf(sources),
    redirects: Object.fromEntries(formerAddresses(sources).paths),
    picture: ({ src, alt, focus }) => {
      const image = assertFound(pictures[src], src);
      return { image: focus ? { ...image, focus } : image, alt };
    },
    file: (src) => assertFound(files[src], src),
    pdf: (src) => ({ href: assertFound(files[src], src), ...assertFound(pdfs[src], src) }),
    sharePicture: (picture) => {
      sharedPictures.add(picture.src);
      return url(sharePath(picture));
    },
    sharedPictures,
    url,
    marked: (text, isSample, mark) => (isSample ? `${text} (${setting("samples")[mark]})` : text),
  };
}

/** A record without what only the build reads. */
function published(record: Source["value"]): Record<string, unknown> {
  const { order: _order, previously: _previously, searchWords: _searchWords, ...rest } = record;
  return isBranch(rest) ? { ...rest, page: published(rest.page) } : rest;
}

function isBranch(record: Record<string, unknown>): record is { page: Record<string, unknown> } {
  return typeof record.page === "object" && record.page !== null;
}

function searchWordsOf(sources: readonly Source[]) {
  return Object.fromEntries(
    sources.flatMap(({ kind, name, value }) => {
      const page = isBranch(value) ? value.page : value;
      const path =
        kind === "pages"
          ? (documents.pages as Record<string, DocumentDefinition>)[name]?.path
          : pathOf(kind, value);
      return path && Array.isArray(page.searchWords) ? [[path, page.searchWords]] : [];
    }),
  );
}

/** Half the width and the height of the interactive map, in degrees. */
const MAP_REACH = { latitude: 0.0065, longitude: 0.01 };

function mapsOf({ geo: { latitude, longitude } }: Pick<Branch, "geo">) {
  const corners = [
    longitude - MAP_REACH.longitude,
    latitude - MAP_REACH.latitude,
    longitude + MAP_REACH.longitude,
    latitude + MAP_REACH.latitude,
  ].map((degrees) => Number(degrees.toFixed(4)));
  return {
    mapEmbedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${corners.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
  };
}

type StoredMenuItem = MenuItem & { treatments?: Treatment["kind"] };

interface StoredNavigation {
  menu?: StoredMenuItem[];
  footer?: { treatments: object };
}

/** The menus with their lists of treatments: those of a hub below it, the others beside it. */
function withTreatments(navigation: StoredNavigation, treatments: readonly Treatment[]) {
  const bySlug = new Map<string, Treatment>(treatments.map((treatment) => [treatment.slug, treatment]));
  const below = new Set(treatments.flatMap(({ children = [] }) => children));
  const entry = (treatment: Treatment): MenuItem => ({
    name: treatment.menuName ?? treatment.name,
    path: pathOf("treatments", treatment) ?? "",
  });
  const entries = (kind: Treatment["kind"]): MenuItem[] =>
    treatments
      .filter((treatment) => treatment.kind === kind && !below.has(treatment.slug))
      .map((treatment) => {
        const submenu = treatment.children?.flatMap((slug) => bySlug.get(slug) ?? []).map(entry);
        return submenu ? { ...entry(treatment), submenu } : entry(treatment);
      });
  return {
    ...navigation,
    menu: navigation.menu?.map(({ treatments: kind, ...item }) =>
      kind ? { ...item, submenu: entries(kind) } : item,
    ),
    footer: {
      ...navigation.footer,
      treatments: {
        ...navigation.footer?.treatments,
        links: entries("treatment").map(({ submenu: _, ...link }) => link),
      },
    },
  };
}
