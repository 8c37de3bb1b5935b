import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { articlesFolder, readArticles, renderMarkdown } from "../scripts/article-source.ts";
import { type Article, articleSchema } from "../src/articles/schema.ts";
import { assetsFolder } from "../src/assets/index.ts";
import { awards } from "../src/awards/index.ts";
import { awardSchema } from "../src/awards/schema.ts";
import { clinic } from "../src/clinic/index.ts";
import { clinicSchema } from "../src/clinic/schema.ts";
import { galleryImages } from "../src/gallery/index.ts";
import { galleryImageSchema } from "../src/gallery/schema.ts";
import { navigation } from "../src/navigation/index.ts";
import { navigationSchema } from "../src/navigation/schema.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { newsletterSchema } from "../src/newsletters/schema.ts";
import * as pages from "../src/pages/index.ts";
import { locationLabelsSchema, treatmentLabelsSchema } from "../src/pages/labels-schema.ts";
import * as pageSchemas from "../src/pages/schema.ts";
import { smiles } from "../src/smiles/index.ts";
import { smileSchema } from "../src/smiles/schema.ts";
import { dentists, supportStaff } from "../src/team/index.ts";
import { dentistSchema, supportStaffSchema } from "../src/team/schema.ts";
import { technology } from "../src/technology/index.ts";
import { technologySchema } from "../src/technology/schema.ts";
import { textTestimonials, videoTestimonials } from "../src/testimonials/index.ts";
import { textTestimonialSchema, videoTestimonialSchema } from "../src/testimonials/schema.ts";
import { treatments } from "../src/treatments/index.ts";
import { type Treatment, treatmentSchema } from "../src/treatments/schema.ts";
import { videos } from "../src/videos/index.ts";
import { videoSchema } from "../src/videos/schema.ts";

/** Folder of this package. */
export const packageFolder = join(import.meta.dirname, "..");

/** A record, the file that holds it and its schema. */
export interface Source {
  /** File, relative to the package. */
  file: string;
  /** Prefix of the record's field paths: its slug, where a file holds many records. */
  prefix: string;
  /** The record. */
  value: unknown;
  /** Its schema. */
  schema: z.ZodType;
}

/** All content, as the checks see it. */
export interface Content {
  /** Every record with its file and schema. */
  sources: readonly Source[];
  /** The treatment pages, typed. */
  treatments: readonly Treatment[];
  /** The articles, typed. */
  articles: readonly Article[];
  /** Paths of all files below `assets/`, with `/` between folders. */
  assets: readonly string[];
  /** `true` while samples may be shown. */
  demonstration: boolean;
}

function one(file: string, value: unknown, schema: z.ZodType, prefix = ""): Source {
  return { file, prefix, value, schema };
}

function many(file: string, records: readonly { slug: string }[], schema: z.ZodType): Source[] {
  return records.map((record) => one(file, record, schema, record.slug));
}

/** Source of a treatment page: one file per page. */
export function treatmentSource(treatment: Treatment): Source {
  return one(`src/treatments/${treatment.slug}.ts`, treatment, treatmentSchema);
}

/** Source of an article: one file per article. */
function articleSource(article: Article): Source {
  return one(`src/articles/${article.slug}.md`, article, articleSchema);
}

function pageSources(): Source[] {
  return [
    one("src/pages/home.ts", pages.homePage, pageSchemas.homePageSchema),
    one("src/pages/about.ts", pages.aboutPage, pageSchemas.aboutPageSchema),
    one("src/pages/contact.ts", pages.contactPage, pageSchemas.contactPageSchema, "contactPage"),
    one("src/pages/contact.ts", pages.contactBlock, pageSchemas.contactBlockSchema, "contactBlock"),
    one("src/pages/career.ts", pages.careerPage, pageSchemas.careerPageSchema),
    one("src/pages/locations.ts", pages.kurlaPage, pageSchemas.locationPageSchema, "kurlaPage"),
    one("src/pages/locations.ts", pages.southMumbaiPage, pageSchemas.locationPageSchema, "southMumbaiPage"),
    one("src/pages/lists.ts", pages.galleryPage, pageSchemas.listPageSchema, "galleryPage"),
    one("src/pages/lists.ts", pages.awardsPage, pageSchemas.listPageSchema, "awardsPage"),
    one("src/pages/lists.ts", pages.newsletterPage, pageSchemas.listPageSchema, "newsletterPage"),
    one("src/pages/lists.ts", pages.technologyPage, pageSchemas.listPageSchema, "technologyPage"),
    one("src/pages/lists.ts", pages.blogsPage, pageSchemas.blogsPageSchema, "blogsPage"),
    one("src/pages/lists.ts", pages.testimonialsPage, pageSchemas.testimonialsPageSchema, "testimonialsPage"),
    one(
      "src/pages/lists.ts",
      pages.patientGalleryPage,
      pageSchemas.patientGalleryPageSchema,
      "patientGalleryPage",
    ),
    one("src/pages/statements.ts", pages.privacyPage, pageSchemas.statementPageSchema, "privacyPage"),
    one(
      "src/pages/statements.ts",
      pages.accessibilityPage,
      pageSchemas.statementPageSchema,
      "accessibilityPage",
    ),
    one("src/pages/labels.ts", pages.treatmentLabels, treatmentLabelsSchema, "treatmentLabels"),
    one("src/pages/labels.ts", pages.locationLabels, locationLabelsSchema, "locationLabels"),
    one("src/pages/not-found.ts", pages.notFoundPage, pageSchemas.notFoundPageSchema),
  ];
}

function listAssets(): string[] {
  return readdirSync(assetsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(assetsFolder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The text of a newsletter, which its PDF is made from. */
export function newsletterText(slug: string): string {
  return readFileSync(join(packageFolder, newsletterFile(slug)), "utf8");
}

function newsletterFile(slug: string): string {
  return `src/newsletters/issues/${slug}.md`;
}

/** Reads everything that the checks look at. Articles come from their Markdown files. */
export function loadContent(): Content {
  const articles = readArticles();
  return {
    sources: [
      one("src/clinic/index.ts", clinic, clinicSchema),
      one("src/navigation/index.ts", navigation, navigationSchema),
      ...pageSources(),
      ...treatments.all.map(treatmentSource),
      ...dentists.all.map((dentist) => one(`src/team/${dentist.slug}.ts`, dentist, dentistSchema)),
      ...many("src/team/support-staff.ts", supportStaff.all, supportStaffSchema),
      ...many("src/testimonials/texts.ts", textTestimonials.all, textTestimonialSchema),
      ...many("src/testimonials/index.ts", videoTestimonials.all, videoTestimonialSchema),
      ...many("src/videos/index.ts", videos.all, videoSchema),
      ...many("src/smiles/index.ts", smiles.all, smileSchema),
      ...many("src/gallery/index.ts", galleryImages.all, galleryImageSchema),
      ...many("src/awards/index.ts", awards.all, awardSchema),
      ...many("src/newsletters/index.ts", newsletters.all, newsletterSchema),
      ...newsletters.all.map(({ slug }) =>
        one(
          newsletterFile(slug),
          { html: renderMarkdown(newsletterText(slug)) },
          z.strictObject({ html: z.string() }),
        ),
      ),
      ...many("src/technology/index.ts", technology.all, technologySchema),
      ...articles.map(articleSource),
    ],
    treatments: treatments.all,
    articles,
    assets: listAssets(),
    demonstration: clinic.demonstration,
  };
}

/** The stored module of rendered articles, to compare with a fresh one. */
export function storedArticlesModule(): string {
  return readFileSync(join(articlesFolder, "articles.generated.ts"), "utf8");
}
