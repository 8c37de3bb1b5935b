import { z } from "zod";
import { emailSchema, periodSchema, phoneSchema } from "../fields/contact.ts";
import { pictureSchema } from "../fields/picture.ts";
import {
  headedTextSchema,
  lineSchema,
  linkSchema,
  orderSchema,
  type PublishedRecord,
  pageShape,
  pathSchema,
  recordShape,
} from "../fields/text.ts";
import { firstVisitSchema, quietVisitSchema } from "./first-visit-schema.ts";
import { weekdays } from "./hours.ts";

/** A stretch of opening hours. A day with a break has two, a day on which the branch is closed none. */
const openingHoursSchema = periodSchema.extend({
  days: z.array(z.enum(weekdays)).min(1).describe("Days for which the times hold."),
});

/** What helps, or hinders, visitors with a disability. Search engines and maps get it, too. */
const accessFeatureSchema = z.strictObject({
  name: lineSchema.max(60).describe('What it is, so that "yes" is good news: "Step-free entrance".'),
  available: z.boolean().describe("Whether the branch has it."),
  detail: lineSchema.describe("What a visitor finds, in a sentence, with its measure where it has one."),
});

/** The page of a branch. Address, hours, transport and parking are the branch's own. */
const branchPageSchema = z.strictObject({
  ...pageShape,
  banner: pictureSchema.describe("Wide picture at the head of the page."),
  sections: z
    .array(headedTextSchema)
    .min(3)
    .describe("Texts: what is at this branch, how to get there, who works there."),
  treatments: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading above the links."),
      links: z.array(linkSchema).min(3).describe("The links."),
    })
    .describe("Links to treatments that are done at this branch."),
});

export const branchSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  name: lineSchema.describe("Name on tabs and headings."),
  path: pathSchema.describe("Path of the branch's page."),
  address: z
    .strictObject({
      street: z.array(lineSchema).min(1).describe("House and street, one an entry."),
      locality: lineSchema.describe('Part of the city: "Kurla West".'),
      city: lineSchema.describe("City."),
      region: lineSchema.describe("State."),
      postalCode: z
        .string()
        .regex(/^\d{6}$/)
        .meta({ label: "PIN code", form: "six digits" })
        .describe("PIN code of six digits."),
      country: z.literal("IN").describe("The country in two letters."),
    })
    .describe("Postal address."),
  phones: z
    .array(phoneSchema)
    .min(1)
    .max(3)
    .describe("Phone numbers, the one to call first at the head. Also in the footer and on Contact us."),
  whatsApp: phoneSchema.describe("WhatsApp number of the branch. Also in the footer and on Contact us."),
  email: emailSchema.describe("E-mail of the reception. Also in the footer, on Contact us and Home page."),
  geo: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe("Degrees north."),
      longitude: z.number().min(-180).max(180).describe("Degrees east."),
    })
    .describe("Position of the entrance in degrees, as maps on the web show it."),
  map: pictureSchema.describe("Drawn street map, shown until the visitor asks for the interactive one."),
  hours: z.array(openingHoursSchema).min(1).describe("Opening hours by weekday, in the clinic's time zone."),
  parking: z.array(lineSchema).min(1).describe("Where to park, one an entry."),
  transport: z.array(lineSchema).min(1).describe("How to come by train, bus or taxi, one an entry."),
  languages: z.array(lineSchema).min(1).describe("Languages spoken at the branch, the most used first."),
  accessibility: z
    .array(accessFeatureSchema)
    .min(7)
    .describe("Steps, lift, doors, space, toilet, quiet hour, hearing loop and languages, as they are."),
  firstVisit: firstVisitSchema.describe("Story and guide for an ordinary first visit."),
  quietVisit: quietVisitSchema
    .optional()
    .describe("Story of a quiet visit. Leave out where the branch has no quiet room."),
  page: branchPageSchema.describe("Texts of the branch's page."),
});

export interface Branch extends Omit<PublishedRecord<z.infer<typeof branchSchema>, "branches">, "phones"> {
  /** The phone numbers, starting with the one to call first. */
  phones: readonly [string, ...string[]];
  /** Address of the interactive map that is loaded in a frame when the visitor asks for it. */
  mapEmbedUrl: string;
  /** Address that opens directions in the visitor's map. */
  directionsUrl: string;
}
