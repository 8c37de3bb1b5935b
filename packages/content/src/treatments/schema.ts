import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { reviewShape } from "../fields/review.ts";
import { sourcesSchema } from "../fields/source.ts";
import {
  headedTextSchema,
  lineSchema,
  orderSchema,
  type PublishedRecord,
  pageMetaShape,
  paragraphsSchema,
  pathSchema,
  recordShape,
  searchWord,
  slugSchema,
} from "../fields/text.ts";

const faqSchema = z.strictObject({
  question: lineSchema
    .max(120)
    .endsWith("?")
    .describe("The question in a patient's words, ending with a question mark."),
  answer: lineSchema.describe("The answer in one paragraph of at most 90 words, plain text."),
});

const stepSchema = z.strictObject({
  heading: lineSchema.max(60).describe("What happens, in a few words."),
  body: lineSchema.describe("What the patient sees, feels and does: one to four sentences."),
});

/** A picture in the case grid, enlarged on click. */
const caseSchema = z.strictObject({
  image: pictureSchema.describe("The picture."),
  title: lineSchema.max(60).describe("Title under the picture."),
  href: pathSchema.optional().meta({ label: "Link", description: "The page that the title leads to." }),
});

/** A place from which patients travel to us (dental tourism only). */
const destinationSchema = z.strictObject({
  slug: slugSchema.describe(
    'Short name of the destination, such as "uk-london". Its picture has the same name.',
  ),
  name: lineSchema.max(40).describe('Name of the place: "Canada", "Dubai", "UK".'),
  text: lineSchema.max(160).describe("One sentence about the journey from there."),
  image: pictureSchema.describe("Drawing of a landmark."),
});

/** How a treatment fits into a trip (dental tourism only). */
const tripPlanSchema = z.strictObject({
  heading: lineSchema.max(80).describe("Heading above the table."),
  rows: z
    .array(
      z.strictObject({
        treatment: lineSchema.max(60).describe("Treatment in a few words."),
        visits: lineSchema.max(40).describe("Number of trips to Mumbai."),
        days: lineSchema.max(60).describe("Days to stay on each trip."),
        note: lineSchema.max(160).describe("What to know, for instance the gap between two trips."),
        fees: z
          .array(
            z.strictObject({
              fee: reference("fees"),
              times: z.int().positive().optional().describe("How many times it is paid, if more than once."),
              upToTimes: z.int().positive().optional().describe("How many times at most, if that varies."),
            }),
          )
          .min(1)
          .describe("What is paid for: the price is their sum."),
      }),
    )
    .min(3)
    .describe("A row for each treatment: how many trips, and how many days each."),
  takeHome: z.array(lineSchema).min(3).describe("Records and papers that are taken home, one an entry."),
});

const opening = { label: "Opening texts", description: "The two beside the opening picture." };
const questions = { label: "Questions", description: "With their answers, in the order of the page." };

/**
 * A treatment or super-speciality page. A page has 400 to 900 words, not counting the title and description for
 * search engines.
 */
export const treatmentSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  kind: z
    .enum(["treatment", "super-speciality"])
    .describe("A treatment, or a super speciality: below /super-speciality/, with a menu of its own."),
  theme: z
    .enum(["kids"])
    .optional()
    .describe("Children's pages are brighter: choose Kids for them, and nothing for others."),
  quiet: z
    .boolean()
    .optional()
    .describe("Leads to the quiet visit instead of the ordinary first one. For children's pages only."),
  ...pageMetaShape,
  searchWords: z
    .array(searchWord())
    .min(1)
    .describe(
      "Words under which patients look for the treatment and that its page need not contain: everyday names, short forms, American spellings.",
    ),
  name: lineSchema
    .max(40)
    .describe("Name of the treatment in menus, lists and breadcrumbs: its title begins with it."),
  title: lineSchema.max(70).describe("The page's main heading."),
  summary: lineSchema
    .min(60)
    .max(200)
    .describe("The promise of the page in one or two sentences: banner and cards."),
  banner: pictureSchema.describe("Wide picture at the head of the page."),
  opensWith: z
    .array(z.enum(["emergency", "intro", "steps", "tripPlan", "cases", "related", "beforeAfter"]))
    .min(1)
    .optional()
    .describe(
      "The sections that come first, in order, where the subject asks for others than usual. Emergency is the red box; without it, what is urgent stands in a line after the risks. Left out, a hub begins with its sub-pages.",
    ),
  intro: z.array(headedTextSchema).length(2).meta(opening),
  introImage: pictureSchema.meta({ label: "Opening picture", description: "Beside the opening texts." }),
  details: headedTextSchema.describe("The second text, across the page."),
  whoFor: z
    .array(lineSchema.max(200))
    .min(3)
    .max(6)
    .describe("Whom the treatment suits, in short statements."),
  whoNotFor: z
    .array(lineSchema.max(200))
    .min(2)
    .max(6)
    .describe(
      "Whom it doesn't suit, or who should wait, in short statements. What can't wait belongs to the emergencies.",
    ),
  urgent: z
    .boolean()
    .optional()
    .describe(
      "Says what can't wait, after the risks or first. Leave out where everything about the treatment can.",
    ),
  urgentSign: lineSchema
    .max(200)
    .optional()
    .describe("What only this page adds to the signs of /emergency: whom to call or where to go, and when."),
  steps: z
    .array(stepSchema)
    .min(3)
    .max(8)
    .optional()
    .describe("The procedure step by step. Leave out where there is no procedure."),
  aftercare: z
    .array(lineSchema.max(240))
    .min(2)
    .max(8)
    .optional()
    .describe("What to do afterwards: short statements. Leave out where nothing is to be done."),
  risks: z
    .array(lineSchema.max(240))
    .min(2)
    .max(6)
    .describe("What can go wrong or disappoint, in plain words."),
  duration: z
    .strictObject({
      chairTime: lineSchema.max(80).describe('Time in the chair: "About 30 minutes".'),
      visits: lineSchema.max(80).describe('Number of visits: "Two or three visits".'),
      total: lineSchema.max(120).describe('Time from the first visit to the last: "About three months".'),
    })
    .describe("How long it takes."),
  feels: lineSchema
    .max(70)
    .describe('What it feels like, honestly and in a few words: "Numb first: pressure; sore for two days".'),
  where: lineSchema
    .max(70)
    .optional()
    .describe('What only one branch has, or a hospital: "3D X-ray only in Kurla". Left out otherwise.'),
  fees: z
    .array(reference("fees"))
    .min(1)
    .max(6)
    .optional()
    .describe("What the treatment costs, the usual case first. Leave out where the clinic names no fee."),
  caseGallery: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading above the grid."),
      items: z.array(caseSchema).min(4).max(6).describe("The pictures."),
    })
    .describe("Grid of pictures."),
  related: z
    .array(reference("treatments"))
    .min(3)
    .max(6)
    .describe("Pages shown as cards in the slider of related treatments: not the page itself."),
  children: z
    .array(reference("treatments"))
    .min(2)
    .optional()
    .describe("Sub-pages of a hub, in the order of the menu. Left out for other pages."),
  caseVideos: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading above the videos."),
      subheading: lineSchema.max(160).optional().describe("What the titles don't say, such as: no blood."),
      videos: z.array(reference("videos")).min(1).max(3).describe("The videos."),
    })
    .describe("Videos."),
  beforeAfter: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading above the pairs."),
      smiles: z
        .array(reference("smiles"))
        .min(1)
        .max(4)
        .describe("The pairs. Each names this treatment, or one of the hub's sub-pages."),
    })
    .optional()
    .describe("Before/after pairs. Leave out where none shows this treatment."),
  faqHeading: lineSchema.max(80).meta({ label: "Heading of the questions" }).describe("Above the questions."),
  faqs: z.array(faqSchema).min(2).max(4).meta(questions),
  destinations: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading above the grid."),
      body: paragraphsSchema.describe("Text under the heading, one entry a paragraph."),
      items: z.array(destinationSchema).min(1).describe("The places."),
    })
    .optional()
    .describe("Destination grid: dental tourism only."),
  tripPlan: tripPlanSchema.optional().describe("Trips, days and papers: dental tourism only."),
  sources: sourcesSchema.describe("Guidelines that the text follows: shown at the foot of the page."),
  ...reviewShape,
});

export type Treatment = PublishedRecord<z.infer<typeof treatmentSchema>, "treatments">;
