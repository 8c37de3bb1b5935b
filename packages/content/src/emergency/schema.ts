import { z } from "zod";
import { phoneSchema } from "../fields/contact.ts";
import { reviewShape } from "../fields/review.ts";
import { sourcesSchema } from "../fields/source.ts";
import { lineSchema, pageShape, slugSchema } from "../fields/text.ts";

/** What to do, and the signs for which to do it. The only ones of the site, so that no two pages disagree. */
const signsSchema = z.strictObject({
  heading: lineSchema.max(40).describe("What to do."),
  when: lineSchema.max(100).describe("Leads over to the signs."),
  signs: z.array(lineSchema.max(120)).min(3).max(14).describe("The signs, the worst first. A sentence each."),
});

/** What to do in pain or after an accident, and whom to call. Other pages show its notice in a red box. */
export const emergencyPageSchema = z.strictObject({
  ...pageShape,
  tonight: lineSchema.max(40).describe("Link to what to do until we open."),
  ambulances: z
    .array(
      z.strictObject({
        name: lineSchema.max(40).describe("Who answers."),
        phone: z
          .string()
          .regex(/^\d{3}$/)
          .meta({ form: "a short number of three digits, such as 112" })
          .describe("The number."),
      }),
    )
    .min(1)
    .max(2)
    .describe("The numbers for emergencies, the ambulance first."),
  hospital: signsSchema.describe("Signs for which a hospital is needed now."),
  night: z
    .strictObject({
      when: lineSchema.max(120).describe("When to go there."),
      name: lineSchema.max(60).describe("Name of the hospital."),
      place: lineSchema.max(80).describe("Where it is."),
      phone: phoneSchema.describe("Its phone. A sample’s isn’t shown."),
      sample: z
        .boolean()
        .optional()
        .describe(
          "Whether it is a sample. Take it out once the clinic has rung the hospital and confirmed it.",
        ),
    })
    .describe("A hospital with a dentist, for when the branches are closed."),
  call: signsSchema.describe("Signs for which the patient calls us the same day."),
  notice: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading of the box."),
      text: lineSchema.max(240).describe("The gravest signs in short, before the numbers."),
      link: lineSchema.max(40).describe("Words of the link to this page."),
    })
    .describe("The red box on Home page, Contact us, treatments and guides."),
  firstAid: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading of the list."),
      intro: lineSchema.max(120).describe("Sentence under it."),
      cases: z
        .array(
          z.strictObject({
            slug: slugSchema.describe("Its place on the page, for links: /emergency#bleeding."),
            name: lineSchema.max(40).describe("What happened, in a few words."),
            steps: z.array(lineSchema.max(120)).min(3).max(9).describe("What to do, in order."),
          }),
        )
        .min(3)
        .max(10)
        .describe("What can have happened, the most frequent first."),
    })
    .describe("What to do until a dentist sees the patient."),
  painkillers: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading."),
      intro: lineSchema.max(200).describe("What holds for all of them."),
      passages: z
        .array(
          z.strictObject({
            heading: lineSchema.max(40).describe("Name of the medicine, or whom it concerns."),
            points: z.array(lineSchema.max(200)).min(2).max(8).describe("Short sentences."),
          }),
        )
        .min(3)
        .describe("Doses, limits and who must not take it."),
    })
    .describe("Doses of painkillers."),
  ...reviewShape,
  sources: sourcesSchema.describe("The guidelines that the page follows."),
});
