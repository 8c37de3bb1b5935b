import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import {
  dateSchema,
  headedTextSchema,
  lineSchema,
  pageMetaShape,
  paragraphsSchema,
  pathSchema,
  slugSchema,
} from "../fields/text.ts";
import { allTreatmentSlugs } from "../routes/treatment-slugs.ts";
import { smileSlugSchema } from "../smiles/schema.ts";
import { dentistSlugSchema } from "../team/schema.ts";
import { videoSlugSchema } from "../videos/schema.ts";

/** Slug of a treatment page. */
const treatmentSlugSchema = z.enum(allTreatmentSlugs);

/** A question that patients ask, and its answer. */
const faqSchema = z.strictObject({
  /** The question in a patient's words, ending with a question mark. */
  question: lineSchema.max(120).endsWith("?"),
  /** The answer in one paragraph of 40 to 120 words, plain text. */
  answer: lineSchema,
});

/** A question that patients ask, and its answer. */
export type Faq = z.infer<typeof faqSchema>;

/** A step of a procedure. */
const stepSchema = z.strictObject({
  /** What happens, in a few words. */
  heading: lineSchema.max(60),
  /** What the patient sees, feels and does: one to four sentences. */
  body: lineSchema,
});

/** A step of a procedure. */
export type Step = z.infer<typeof stepSchema>;

/** A picture in the case grid. It opens larger when it is chosen. */
const caseSchema = z.strictObject({
  /** The picture. */
  image: pictureSchema,
  /** Title under the picture: at most 60 characters. */
  title: lineSchema.max(60),
  /** Path of a page of this site that the title leads to, if any. */
  href: pathSchema.optional(),
});

/** A picture in the case grid. */
export type Case = z.infer<typeof caseSchema>;

/** A place from which patients travel to us (dental tourism only). */
const destinationSchema = z.strictObject({
  /** Short name of the destination: "uk-london". It is also the name of the picture file. */
  slug: slugSchema,
  /** Name of the place: "Canada", "Dubai", "UK". */
  name: lineSchema.max(40),
  /** One sentence about the journey from there: at most 160 characters. */
  text: lineSchema.max(160),
  /** Drawing of a landmark. */
  image: pictureSchema,
});

/** A place from which patients travel to us. */
export type Destination = z.infer<typeof destinationSchema>;

/** How a treatment fits into a journey (dental tourism only). */
const tripPlanSchema = z.strictObject({
  /** Heading above the table. */
  heading: lineSchema.max(80),
  /** A row for each treatment: how many journeys, and how many days each. */
  rows: z
    .array(
      z.strictObject({
        /** Treatment in a few words. */
        treatment: lineSchema.max(60),
        /** Number of journeys to Mumbai. */
        visits: lineSchema.max(40),
        /** Days to stay on each journey. */
        days: lineSchema.max(60),
        /** What to know, for instance the gap between two journeys. */
        note: lineSchema.max(160),
      }),
    )
    .min(3),
  /** What can be planned before travelling: one thing per string. */
  beforeTravel: z.array(lineSchema).min(3),
  /** Records and papers that are taken home: one thing per string. */
  takeHome: z.array(lineSchema).min(3),
});

/** How a treatment fits into a journey. */
export type TripPlan = z.infer<typeof tripPlanSchema>;

/**
 * A treatment or super-speciality page. The texts of a page come to 600 to 1,200 words in all,
 * title and description for search not counted.
 */
export const treatmentSchema = z.strictObject({
  /** Last part of the page's address. */
  slug: treatmentSlugSchema,
  /** `"super-speciality"` pages are below `/super-speciality/`. */
  kind: z.enum(["treatment", "super-speciality"]),
  /** `"kids"` gives the page the brighter theme of the children's pages. */
  theme: z.enum(["kids"]).optional(),
  ...pageMetaShape,
  /** Name of the treatment on cards, lists and breadcrumbs: at most 40 characters. */
  name: lineSchema.max(40),
  /** The page's main heading: at most 70 characters. */
  title: lineSchema.max(70),
  /** The promise of the page in one or two sentences of at most 200 characters: banner and cards. */
  summary: lineSchema.min(60).max(200),
  /** Wide picture at the head of the page: `treatments/<slug>/banner.webp`. */
  banner: pictureSchema,
  /** The two opening texts beside `introImage`. */
  intro: z.tuple([headedTextSchema, headedTextSchema]),
  /** Picture beside the opening texts, usually one of the studies. */
  introImage: pictureSchema,
  /** The second text, across the page. */
  second: headedTextSchema,
  /** Whom the treatment suits: 3 to 6 short statements. */
  whoFor: z.array(lineSchema.max(200)).min(3).max(6),
  /** Whom it doesn't suit, or who should wait: 2 to 6 short statements. */
  whoNotFor: z.array(lineSchema.max(200)).min(2).max(6),
  /** The procedure step by step. Leave out where there is no procedure. */
  steps: z.array(stepSchema).min(3).max(8).optional(),
  /** What to do afterwards: short statements. Leave out where nothing is to be done. */
  aftercare: z.array(lineSchema.max(240)).min(2).max(8).optional(),
  /** What can go wrong or disappoint, in plain words: 2 to 6 statements. */
  risks: z.array(lineSchema.max(240)).min(2).max(6),
  /** How long it takes. */
  duration: z.strictObject({
    /** Time in the chair: "About 30 minutes". At most 80 characters. */
    chairTime: lineSchema.max(80),
    /** Number of visits: "Two or three visits". At most 80 characters. */
    visits: lineSchema.max(80),
    /** Time from the first visit to the last: "About three months". At most 120 characters. */
    total: lineSchema.max(120),
  }),
  /** Grid of pictures. */
  caseGallery: z.strictObject({
    /** Heading above the grid. */
    heading: lineSchema.max(80),
    /** Four to six pictures. */
    items: z.array(caseSchema).min(4).max(6),
  }),
  /** Pages shown as cards in the slider of related treatments: 3 to 6, not the page itself. */
  related: z.array(treatmentSlugSchema).min(3).max(6),
  /** Sub-pages of a hub, in the order of the menu. Left out for other pages. */
  children: z.array(treatmentSlugSchema).min(2).optional(),
  /** Videos. */
  caseVideos: z.strictObject({
    /** Heading above the videos. */
    heading: lineSchema.max(80),
    /** Sentence under the heading: at most 160 characters. */
    subheading: lineSchema.max(160),
    /** The videos, by slug: one to three. */
    videos: z.array(videoSlugSchema).min(1).max(3),
  }),
  /** Before/after pairs. */
  beforeAfter: z.strictObject({
    /** Heading above the pairs. */
    heading: lineSchema.max(80),
    /** The pairs, by slug: one to four. */
    smiles: z.array(smileSlugSchema).min(1).max(4),
  }),
  /** Heading above the questions. */
  faqHeading: lineSchema.max(80),
  /** Five to eight questions. */
  faqs: z.array(faqSchema).min(5).max(8),
  /** Destination grid: dental tourism only. */
  destinations: z
    .strictObject({
      /** Heading above the grid. */
      heading: lineSchema.max(80),
      /** Text under the heading: one string per paragraph. */
      body: paragraphsSchema,
      /** Canada, Dubai, Maldives, Tanzania and the UK twice (specification, section 2). */
      items: z.array(destinationSchema).length(6),
    })
    .optional(),
  /** Journeys, days and papers: dental tourism only. */
  tripPlan: tripPlanSchema.optional(),
  /** Slug of the dentist who checked the text. */
  reviewedBy: dentistSlugSchema,
  /** Day of that check, as `YYYY-MM-DD`. */
  reviewedOn: dateSchema,
});

/** A treatment or super-speciality page. */
export type Treatment = z.infer<typeof treatmentSchema>;
