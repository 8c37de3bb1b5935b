import type { z } from "zod";
import { articleSchema } from "./articles/schema.ts";
import { awardSchema } from "./awards/schema.ts";
import { hoursSchema } from "./branches/hours-schema.ts";
import { branchSchema } from "./branches/schema.ts";
import { clinicSchema } from "./clinic/schema.ts";
import { dataProtectionSchema } from "./data-protection/schema.ts";
import { emergencyPageSchema } from "./emergency/schema.ts";
import { factsSchema } from "./facts/schema.ts";
import { exchangeRatesSchema, feeSchema } from "./fees/schema.ts";
import { galleryImageSchema } from "./gallery/schema.ts";
import { messagesSchema } from "./messages/schema.ts";
import { navigationSchema } from "./navigation/schema.ts";
import { newsletterSchema } from "./newsletters/schema.ts";
import { careerPageSchema, contactBlockSchema, contactPageSchema } from "./page-records/forms-schema.ts";
import {
  dentistLabelsSchema,
  locationLabelsSchema,
  treatmentLabelsSchema,
} from "./page-records/labels-schema.ts";
import { pricesPageSchema } from "./page-records/prices-schema.ts";
import * as pages from "./page-records/schema.ts";
import { pagePaths } from "./paths.ts";
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
  /** Markdown with front matter, or YAML. */
  format: "md" | "yaml";
  /** The field that names a record in lists. */
  title: string;
  /** Field by which records are listed, the newest first. Others are listed by `order`. */
  newestBy?: string;
}

/** A single file: a page or a setting. */
export interface DocumentDefinition {
  label: string;
  schema: z.ZodObject;
  /** Address of a page. */
  path?: string;
}

/** Every collection, by its folder below `data/`. */
export const collections = {
  treatments: {
    label: "Treatments",
    labelSingular: "Treatment",
    schema: treatmentSchema,
    format: "yaml",
    title: "name",
  },
  fees: {
    label: "Fees",
    labelSingular: "Fee",
    schema: feeSchema,
    format: "yaml",
    title: "name",
  },
  dentists: {
    label: "Dentists",
    labelSingular: "Dentist",
    schema: dentistSchema,
    format: "yaml",
    title: "name",
  },
  "support-staff": {
    label: "Support staff",
    labelSingular: "Member of the support staff",
    schema: supportStaffSchema,
    format: "yaml",
    title: "name",
  },
  branches: {
    label: "Branches",
    labelSingular: "Branch",
    schema: branchSchema,
    format: "yaml",
    title: "name",
  },
  articles: {
    label: "Articles",
    labelSingular: "Article",
    schema: articleSchema,
    format: "md",
    title: "title",
    newestBy: "publishedOn",
  },
  testimonials: {
    label: "Testimonials",
    labelSingular: "Testimonial",
    schema: textTestimonialSchema,
    format: "yaml",
    title: "name",
  },
  "video-testimonials": {
    label: "Video testimonials",
    labelSingular: "Video testimonial",
    schema: videoTestimonialSchema,
    format: "yaml",
    title: "name",
  },
  videos: {
    label: "Videos",
    labelSingular: "Video",
    schema: videoSchema,
    format: "yaml",
    title: "title",
    newestBy: "publishedOn",
  },
  smiles: {
    label: "Before/after pairs",
    labelSingular: "Before/after pair",
    schema: smileSchema,
    format: "yaml",
    title: "caption",
  },
  gallery: {
    label: "Pictures of the rooms",
    labelSingular: "Picture of a room",
    schema: galleryImageSchema,
    format: "yaml",
    title: "caption",
  },
  awards: {
    label: "Awards",
    labelSingular: "Award",
    schema: awardSchema,
    format: "yaml",
    title: "title",
    newestBy: "year",
  },
  technology: {
    label: "Technology",
    labelSingular: "Piece of technology",
    schema: technologySchema,
    format: "yaml",
    title: "title",
  },
  newsletters: {
    label: "Newsletters",
    labelSingular: "Newsletter",
    schema: newsletterSchema,
    format: "yaml",
    title: "title",
    newestBy: "publishedOn",
  },
} as const satisfies Record<string, CollectionDefinition>;

/** Folder of a collection below `data/`. */
export type CollectionName = keyof typeof collections;

/** The pages that exist once: `data/pages/<language>/<name>.yaml`. */
const pageDocuments = {
  home: { label: "Home page", path: pagePaths.home, schema: pages.homePageSchema },
  emergency: { label: "Pain now", path: pagePaths.emergency, schema: emergencyPageSchema },
  about: { label: "About us", path: pagePaths.about, schema: pages.aboutPageSchema },
  concerns: {
    label: "What brings you here?",
    path: pagePaths.concerns,
    schema: pages.concernsPageSchema,
  },
  prices: { label: "Prices", path: pagePaths.prices, schema: pricesPageSchema },
  contact: { label: "Contact us", path: pagePaths.contact, schema: contactPageSchema },
  career: { label: "Career", path: pagePaths.career, schema: careerPageSchema },
  gallery: { label: "Clinic gallery", path: pagePaths.gallery, schema: pages.listPageSchema },
  "patient-gallery": {
    label: "Patient gallery",
    path: pagePaths["patient-gallery"],
    schema: pages.patientGalleryPageSchema,
  },
  testimonials: { label: "Testimonials", path: pagePaths.testimonials, schema: pages.testimonialsPageSchema },
  awards: { label: "Awards", path: pagePaths.awards, schema: pages.listPageSchema },
  technology: { label: "Technology", path: pagePaths.technology, schema: pages.technologyPageSchema },
  blogs: { label: "Blogs", path: pagePaths.blogs, schema: pages.blogsPageSchema },
  newsletter: { label: "Newsletter", path: pagePaths.newsletter, schema: pages.listPageSchema },
  privacy: { label: "Privacy", path: pagePaths.privacy, schema: pages.statementPageSchema },
  accessibility: { label: "Accessibility", path: pagePaths.accessibility, schema: pages.statementPageSchema },
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
  "dentist-labels": { label: "Words of all dentists' pages", schema: dentistLabelsSchema },
  "branch-labels": { label: "Words of all branch pages", schema: locationLabelsSchema },
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
