import type { z } from "zod";
import { articleSchema } from "./articles/schema.ts";
import { awardSchema } from "./awards/schema.ts";
import { hoursSchema } from "./branches/hours-schema.ts";
import { branchSchema } from "./branches/schema.ts";
import { clinicSchema } from "./clinic/schema.ts";
import type { Collection } from "./collection/collection.ts";
import type { Slug } from "./collection/slug.ts";
import { dataProtectionSchema } from "./data-protection/schema.ts";
import { emergencyPageSchema } from "./emergency/schema.ts";
import { factsSchema } from "./facts/schema.ts";
import { exchangeRatesSchema, feeSchema } from "./fees/schema.ts";
import type { Published, PublishedRecord } from "./fields/text.ts";
import { galleryImageSchema } from "./gallery/schema.ts";
import { guideSchema } from "./guides/schema.ts";
import { messagesSchema } from "./messages/schema.ts";
import { navigationSchema } from "./navigation/schema.ts";
import { newsletterSchema } from "./newsletters/schema.ts";
import { careerPageSchema, contactBlockSchema, contactPageSchema } from "./page-schemas/forms-schema.ts";
import {
  branchLabelsSchema,
  dentistLabelsSchema,
  treatmentLabelsSchema,
} from "./page-schemas/labels-schema.ts";
import { pricesPageSchema } from "./page-schemas/prices-schema.ts";
import * as pages from "./page-schemas/schema.ts";
import { postSchema } from "./posts/schema.ts";
import { redirectsSchema } from "./redirects/schema.ts";
import { samplesSchema } from "./samples/schema.ts";
import { searchSettingsSchema } from "./search/schema.ts";
import { smileSchema } from "./smiles/schema.ts";
import { dentistSchema, supportStaffSchema } from "./team/schema.ts";
import { technologySchema } from "./technology/schema.ts";
import { teethSchema } from "./teeth/schema.ts";
import { textTestimonialSchema, videoTestimonialSchema } from "./testimonials/schema.ts";
import { treatmentSchema } from "./treatments/schema.ts";
import { videoSchema } from "./videos/schema.ts";

/** Records of one kind: one file per record in `data/<name>/<language>/`. */
export interface CollectionDefinition {
  /** Name in the editor: several records, and one. */
  label: string;
  labelSingular: string;
  schema: z.ZodObject;
  /** The field that names a record in lists. */
  title: string;
  /** Field by which records are listed, the newest first. Others are listed by `order`. */
  newestBy?: string;
  /** Markdown with front matter. @default YAML */
  format?: "md";
}

/** A single file: a page or a setting. */
export interface DocumentDefinition {
  label: string;
  schema: z.ZodObject;
}

/** Every collection, by its folder below `data/`. */
export const collections = {
  treatments: { label: "Treatments", labelSingular: "Treatment", title: "name", schema: treatmentSchema },
  guides: { label: "Guides", labelSingular: "Guide", title: "title", schema: guideSchema },
  fees: { label: "Fees", labelSingular: "Fee", title: "name", schema: feeSchema },
  dentists: { label: "Dentists", labelSingular: "Dentist", title: "name", schema: dentistSchema },
  "support-staff": {
    label: "Support staff",
    labelSingular: "Member of the support staff",
    title: "name",
    schema: supportStaffSchema,
  },
  branches: { label: "Branches", labelSingular: "Branch", title: "name", schema: branchSchema },
  articles: {
    label: "Articles",
    labelSingular: "Article",
    title: "title",
    schema: articleSchema,
    newestBy: "publishedOn",
    format: "md",
  },
  testimonials: {
    label: "Testimonials",
    labelSingular: "Testimonial",
    title: "name",
    schema: textTestimonialSchema,
  },
  "video-testimonials": {
    label: "Video testimonials",
    labelSingular: "Video testimonial",
    title: "name",
    schema: videoTestimonialSchema,
  },
  videos: {
    label: "Videos",
    labelSingular: "Video",
    title: "title",
    schema: videoSchema,
    newestBy: "publishedOn",
  },
  smiles: {
    label: "Before/after pairs",
    labelSingular: "Before/after pair",
    title: "caption",
    schema: smileSchema,
  },
  gallery: {
    label: "Pictures of the rooms",
    labelSingular: "Picture of a room",
    title: "caption",
    schema: galleryImageSchema,
  },
  awards: { label: "Awards", labelSingular: "Award", title: "title", schema: awardSchema, newestBy: "year" },
  technology: {
    label: "Technology",
    labelSingular: "Piece of technology",
    title: "title",
    schema: technologySchema,
  },
  posts: { label: "Open posts", labelSingular: "Open post", title: "title", schema: postSchema },
  newsletters: {
    label: "Newsletters",
    labelSingular: "Newsletter",
    title: "title",
    schema: newsletterSchema,
    newestBy: "publishedOn",
  },
} as const satisfies Record<string, CollectionDefinition>;

/** Folder of a collection below `data/`. */
export type CollectionName = keyof typeof collections;

/** The pages that exist once: `data/pages/<language>/<name>.yaml`. `paths.ts` has their addresses. */
const pageDocuments = {
  home: { label: "Home page", schema: pages.homePageSchema },
  emergency: { label: "Pain now", schema: emergencyPageSchema },
  about: { label: "About us", schema: pages.aboutPageSchema },
  concerns: { label: "What brings you here?", schema: pages.concernsPageSchema },
  prices: { label: "Prices", schema: pricesPageSchema },
  contact: { label: "Contact us", schema: contactPageSchema },
  career: { label: "Career", schema: careerPageSchema },
  gallery: { label: "Clinic gallery", schema: pages.listPageSchema },
  "patient-gallery": { label: "Patient gallery", schema: pages.patientGalleryPageSchema },
  testimonials: { label: "Testimonials", schema: pages.testimonialsPageSchema },
  awards: { label: "Awards", schema: pages.listPageSchema },
  technology: { label: "Technology", schema: pages.technologyPageSchema },
  blogs: { label: "Blogs", schema: pages.blogsPageSchema },
  newsletter: { label: "Newsletter", schema: pages.listPageSchema },
  privacy: { label: "Privacy", schema: pages.statementPageSchema },
  accessibility: { label: "Accessibility", schema: pages.statementPageSchema },
  "not-found": { label: "Page not found", schema: pages.notFoundPageSchema },
} as const satisfies Record<string, DocumentDefinition>;

/** What all pages share: `data/settings/<language>/<name>.yaml`. */
const settingDocuments = {
  clinic: { label: "The clinic", schema: clinicSchema },
  navigation: { label: "Menus", schema: navigationSchema },
  facts: { label: "Facts that several pages state", schema: factsSchema },
  "exchange-rates": { label: "Exchange rates for travellers", schema: exchangeRatesSchema },
  teeth: { label: "The teeth on the home page", schema: teethSchema },
  "data-protection": { label: "Data protection", schema: dataProtectionSchema },
  samples: { label: "Marks of samples", schema: samplesSchema },
  "contact-block": { label: "Contact block above the footer", schema: contactBlockSchema },
  "treatment-labels": { label: "Words of all treatment pages", schema: treatmentLabelsSchema },
  "dentist-labels": { label: "Words of all dentists' profiles", schema: dentistLabelsSchema },
  "branch-labels": { label: "Words of all branch pages", schema: branchLabelsSchema },
  hours: { label: "Words of opening hours", schema: hoursSchema },
  search: { label: "Words of the search", schema: searchSettingsSchema },
  redirects: { label: "Old addresses", schema: redirectsSchema },
} as const satisfies Record<string, DocumentDefinition>;

/** What the library has in English itself: only translations have these files, `data/settings/<language>/<name>.yaml`. */
export const translatedSettings: Readonly<Record<string, DocumentDefinition>> = {
  messages: { label: "Words of the library", schema: messagesSchema },
};

/** Every file that exists once, by its folder below `data/`. */
export const documents = { pages: pageDocuments, settings: settingDocuments } as const;

type Definition = DocumentDefinition & Partial<CollectionDefinition>;

const ofFiles = (kind: string, definitions: Record<string, DocumentDefinition>) =>
  Object.entries(definitions).map(([name, file]): [string, Definition] => [`${kind}/${name}`, file]);

const definitions = new Map<string, Definition>([
  ...Object.entries(collections),
  ...ofFiles("pages", documents.pages),
  ...ofFiles("settings", { ...documents.settings, ...translatedSettings }),
]);

/** What is known of a file by its path: `data/treatments/en/root-canal.yaml` is the treatment "root-canal" in English. */
export function definitionOf(path: string) {
  const [, kind = "", language = "", name = ""] = /data\/([^/]+)\/([^/]+)\/([^/]*)\.\w+$/.exec(path) ?? [];
  const definition = definitions.get(kind) ?? definitions.get(`${kind}/${name}`);
  return { kind, language, name, format: "yaml", ...definition };
}

/** What people call a record: "Dentist “Dr Asha Rao”". */
export function titleOf(path: string, record: Readonly<Record<string, unknown>>): string {
  const { name, label, labelSingular, title = "" } = definitionOf(path);
  return labelSingular ? `${labelSingular} “${record[title] || name || "…"}”` : String(label);
}

/** The records of a collection, as pages get them. */
export type Records<Name extends CollectionName> = Collection<
  PublishedRecord<z.infer<(typeof collections)[Name]["schema"]>, Name>,
  Slug<Name>
>;

/** The records that exist once, as pages get them, by their names. */
export type Documents<Kind extends keyof typeof documents> = {
  [Name in keyof (typeof documents)[Kind]]: (typeof documents)[Kind][Name] extends { schema: infer Schema }
    ? Published<z.infer<Schema>>
    : never;
};
