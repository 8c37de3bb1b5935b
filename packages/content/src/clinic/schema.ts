import { z } from "zod";
import type { HoursWords } from "../branches/hours.ts";
import type { Branch } from "../branches/schema.ts";
import { emailSchema, periodSchema, webAddressSchema } from "../fields/contact.ts";
import { reference } from "../fields/reference.ts";
import { dateSchema, lineSchema } from "../fields/text.ts";

/** A day on which the clinic is closed or keeps other hours. */
const holidaySchema = z.strictObject({
  date: dateSchema.describe(
    "The day. Visitors read “closed” on the day itself, and can't choose it for an appointment. The pages of the branches name it before only when it holds for all of them.",
  ),
  name: lineSchema.describe("Name of the holiday."),
  branches: z
    .array(reference("branches"))
    .min(1)
    .optional()
    .describe("Branches for which it holds. Leave out when it holds for all of them."),
  hours: periodSchema.optional().describe("Hours kept on that day; leave out when closed."),
});

const statisticSchema = z.strictObject({
  value: z.int().positive().describe("The number itself, without separators."),
  suffix: z.enum(["+", ""]).describe('What follows the number: "+" for "more than", else empty.'),
  label: lineSchema.describe('What is counted: "years of experience".'),
  source: lineSchema.describe("Who counted, and how it can be checked."),
});

/** Everything about the clinic as a whole that belongs to no branch. */
export const clinicSchema = z.strictObject({
  name: lineSchema.describe("Name of the clinic group."),
  logo: z
    .strictObject({
      name: lineSchema.describe("The large line."),
      descriptor: lineSchema.describe("The small line under it."),
    })
    .describe("The name as the logo sets it, on two lines."),
  tagline: lineSchema.describe("The sentence under the name."),
  description: lineSchema.max(240).describe("What the clinic is, in one or two sentences."),
  foundedIn: z.int().min(1900).describe("Year in which the first branch opened."),
  email: emailSchema.describe("E-mail for everything."),
  demonstration: z
    .boolean()
    .describe(
      "Switched on while people, reviews, figures and pictures are samples: the footer then says so. Switch it off once real ones have replaced them.",
    ),
  demonstrationNotice: lineSchema.describe(
    "The sentence in the footer while the content is a demonstration.",
  ),
  sampleContent: z
    .boolean()
    .describe(
      "Switched on while the content is the sample: the content check then asks for the numbers of people, pages and pictures, and the words, that the website was ordered with.",
    ),
  holidays: z.array(holidaySchema).describe("Days on which branches are closed or keep other hours."),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(["facebook", "instagram", "youtube", "linkedin", "x"])
          .describe("The network. It decides the icon."),
        label: lineSchema.describe('Name of the network as it is written: "Instagram".'),
        url: webAddressSchema.describe("Address of the clinic's page there."),
      }),
    )
    .describe("Pages of the clinic at social networks."),
  designerCredit: z
    .strictObject({
      label: lineSchema.describe("Words of the credit."),
      url: webAddressSchema.optional().describe("Address it links to; leave out for words alone."),
    })
    .describe("Who designed the site: shown in the footer."),
  statistics: z.array(statisticSchema).describe("Figures of the home page."),
});

export interface Clinic extends z.infer<typeof clinicSchema> {
  /** The branches, the default one first. */
  branches: readonly [Branch, ...Branch[]];
  /** What is said of its hours. */
  words: HoursWords;
}
