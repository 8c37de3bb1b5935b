import { formerAddresses } from "../load/addresses.ts";
import { type Content, recordsOf } from "../load/load-content.ts";
import { renderMarkdown } from "../load/markdown.ts";
import type { Source } from "../load/source.ts";
import type { Article } from "../src/articles/schema.ts";
import type { FileManifest, PdfFacts, PictureManifest, ResponsiveImage } from "../src/assets/built.ts";
import type { Branch } from "../src/branches/schema.ts";
import { defineCollection } from "../src/collection/collection.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import type { Slug } from "../src/collection/slug.ts";
import type { Picture } from "../src/fields/picture.ts";
import { DEFAULT_LANGUAGE, type Language, pathIn } from "../src/languages.ts";
import type { TranslationWords } from "../src/messages/schema.ts";
import type { Navigation } from "../src/navigation/schema.ts";
import {
  firstVisitPath,
  pagePaths,
  pathOf,
  quietVisitPath,
  type SitePage,
  treatmentPath,
} from "../src/paths.ts";
import { withoutMissing } from "../src/records/translation.ts";
import type { CollectionName, Documents, Records } from "../src/schemas.ts";
import type { Treatment } from "../src/treatments/schema.ts";
import { createWords } from "./parts/dates-and-money.ts";

/** The pages that exist once, by the name of their record. */
export type PageRecords = Documents<"pages">;

/** What all pages share. */
export interface Settings extends Omit<Documents<"settings">, "navigation"> {
  navigation: Navigation;
}

/** A picture as blocks take it. */
export interface ShownPicture {
  image: ResponsiveImage & Pick<Picture, "focus">;
  alt: string;
}

/** Everything that the pages of one language are made of. */
export type Site = ReturnType<typeof createSite>;

/** What the build knows beside the records. */
export interface SiteFiles {
  pictures: PictureManifest;
  files: FileManifest;
  pdfs: Readonly<Record<string, PdfFacts>>;
  /** Origin of the published site: `https://archhouse.example`. */
  origin: string;
}

/** The addresses of the pages that there are in each language, as in the default one. */
export type PathsByLanguage = ReadonlyMap<Language, ReadonlySet<string>>;

/**
 * Reads the records of a language, in the order in which the site lists them.
 *
 * @param paths - read only once pages are made. Left out where all is in the default language.
 */
export function createSite(
  content: Content,
  language: Language,
  siteFiles: SiteFiles,
  paths: PathsByLanguage = new Map(),
) {
  const { pictures, files, pdfs, origin } = siteFiles;
  const sources = content.sources.filter((source) => source.language === language);
  const known = new Set(sources.map(({ kind, value }) => `${kind}/${value.slug}`));
  const hasRecord = (kind: string, slug: string) => known.has(`${kind}/${slug}`);
  const read = ({ schema, value }: Source) => {
    const shown = language === DEFAULT_LANGUAGE ? value : withoutMissing(schema, value, hasRecord);
    return published(shown);
  };
  const document = (kind: string, name: string) => {
    const source = sources.find((each) => each.kind === kind && each.name === name);
    return read(getOrThrow(source, `${kind}/${name}`));
  };
  const records = <Entry>(kind: CollectionName) => recordsOf(content, kind, language).map(read) as Entry[];
  const collection = <Name extends CollectionName>(kind: Name): Records<Name> =>
    defineCollection(records(kind), kind);

  const treatments = collection("treatments");
  const branches = defineCollection<Branch, Slug<"branches">>(
    records<Branch>("branches").map((branch) => ({ ...branch, ...mapsOf(branch) })),
    "branches",
  );
  const settings = new Map<string, unknown>();
  const setting = <Name extends keyof Settings>(name: Name) => {
    if (!settings.has(name)) {
      const value = document("settings", name);
      settings.set(
        name,
        name === "navigation" ? withLists(value as never, treatments.all, branches.all) : value,
      );
    }
    return settings.get(name) as Settings[Name];
  };

  /** Whether this language has the page of an address. */
  const hasPage = (path: string) => paths.get(language)?.has(path) ?? true;
  /** An address in this language, or in the default one where this has no such page. Other texts stay as they are. */
  const pathHere = (path: string) => {
    const [page = "", ...fragment] = path.split(/(?=#)/);
    return page.startsWith("/") && hasPage(page) ? pathIn(language, page) + fragment.join("") : path;
  };
  /** Absolute address of a path, for search engines and shared links. */
  const url = (path: string) => new URL(pathHere(path), origin).href;

  return {
    language,
    words: createWords(language),
    /** What only a language other than the default one says. */
    translation: sources.find(({ kind, name }) => kind === "settings" && name === "messages")?.value as
      | TranslationWords
      | undefined,
    /** Whether a dentist has confirmed the translation of the record that a page is about. */
    isConfirmed: ({ path, slug, template }: SitePage) =>
      sources.some(
        ({ kind, name, value, translation }) =>
          translation?.confirmedOn !== undefined &&
          (pathOf(kind, value, name) === path ||
            (kind === "branches" && /-visit$/.test(template) && value.slug === slug)),
      ),
    articles: defineCollection<Article, Slug<"articles">>(
      records<{ body: string }>("articles").map(({ body, ...article }) => ({
        ...article,
        html: renderMarkdown(body, pictures),
      })),
      "articles",
    ),
    branches,
    awards: collection("awards"),
    dentists: collection("dentists"),
    fees: collection("fees"),
    guides: collection("guides"),
    gallery: collection("gallery"),
    newsletters: collection("newsletters"),
    posts: collection("posts"),
    smiles: collection("smiles"),
    supportStaff: collection("support-staff"),
    technology: collection("technology"),
    testimonials: collection("testimonials"),
    treatments,
    videoTestimonials: collection("video-testimonials"),
    videos: collection("videos"),
    page: <Name extends keyof PageRecords>(name: Name) =>
      document("pages", name) as unknown as PageRecords[Name],
    setting,
    /** Words that visitors search for and a page need not contain, by its path. */
    searchWords: searchWordsOf(sources),
    /** Former addresses, each with the present one. */
    redirects: Object.fromEntries(
      [...formerAddresses(sources).paths]
        .filter(([, to]) => hasPage(to.replace(/#.*/, "")))
        .map(([from, to]) => [pathIn(language, from), pathHere(to)]),
    ),
    /** @throws when the original doesn't exist */
    picture: ({ src, alt, focus }: Picture): ShownPicture => {
      const image = getOrThrow(pictures[src], src);
      return { image: focus ? { ...image, focus } : image, alt };
    },
    /** Address of a film or a PDF file. */
    file: (src: string) => getOrThrow(files[src], src),
    /** A PDF file: its address, size and number of pages. */
    pdf: (src: string) => ({ href: getOrThrow(files[src], src), ...getOrThrow(pdfs[src], src) }),
    /** Absolute address of a picture, for search engines. */
    pictureUrl: ({ src }: Picture) => url(getOrThrow(pictures[src], src).src),
    hasPage,
    path: pathHere,
    /** The other languages of the site, each with its address of a page, or of its home page if it hasn't that one. */
    otherLanguages: (path: string) =>
      [...paths.keys()].flatMap((key) =>
        key === language
          ? []
          : [{ language: key, path: pathIn(key, paths.get(key)?.has(path) ? path : pagePaths.home) }],
      ),
    /** The absolute addresses of a page in all of its languages, if it has several. */
    alternates: (path: string): readonly { language: Language; url: string }[] | undefined => {
      const all = [...paths].flatMap(([key, pages]) => (pages.has(path) ? [key] : []));
      const links = all.map((key) => ({ language: key, url: new URL(pathIn(key, path), origin).href }));
      return links.length > 1 ? links : undefined;
    },
    url,
    /** A text, with a note where it stands in for one that the clinic has yet to supply. */
    withSampleNote: (text: string, isSample: boolean | undefined, mark: keyof Settings["samples"]) =>
      isSample ? `${text} (${setting("samples")[mark]})` : text,
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
      const path = pathOf(kind, value, name);
      const pages = isBranch(value) ? pagesOfBranch(value) : [[path, value] as const];
      return pages.flatMap(([path, page]) =>
        path && Array.isArray(page?.searchWords) ? [[path, page.searchWords]] : [],
      );
    }),
  );
}

/** The page of a branch and its stories, by their paths. */
function pagesOfBranch(value: Record<string, unknown>) {
  const branch = value as unknown as Branch;
  return [
    [branch.path, branch.page],
    [firstVisitPath(branch), branch.firstVisit],
    [quietVisitPath(branch), branch.quietVisit],
  ] as const;
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

/** The menus with their lists of branches and of treatments: those of a hub below it, the others beside it. */
function withLists(
  { menu, footer, ...navigation }: Documents<"settings">["navigation"],
  treatments: readonly Treatment[],
  branches: readonly Branch[],
): Navigation {
  const below = new Set(treatments.flatMap(({ children = [] }) => children));
  const entry = (treatment: Treatment) => ({ name: treatment.name, path: treatmentPath(treatment) });
  const entries = (kind: Treatment["kind"]) =>
    treatments
      .filter((treatment) => treatment.kind === kind && !below.has(treatment.slug))
      .map((treatment) => {
        const submenu = treatment.children
          ?.flatMap((slug) => treatments.find((child) => child.slug === slug) ?? [])
          .map(entry);
        return submenu ? { ...entry(treatment), submenu } : entry(treatment);
      });
  const links = entries("treatment").map(({ name, path }) => ({ name, path }));
  const branchLinks = branches.map(({ page, path }) => ({ name: page.title, path }));
  return {
    ...navigation,
    // A language may have no page of a list.
    menu: menu
      .map(({ list, ...item }) =>
        list ? { ...item, submenu: list === "branches" ? branchLinks : entries(list) } : item,
      )
      .filter(({ submenu }) => submenu?.length !== 0),
    footer: { ...footer, treatments: { ...footer.treatments, links } },
  };
}
