import { z } from "zod";
import { type FeeGroup, feeGroups } from "../fees/schema.ts";
import { reference } from "../fields/reference.ts";
import { sourceLabelsSchema, sourcesSchema } from "../fields/source.ts";
import { headedTextSchema, lineSchema, linkSchema, pageShape, slugSchema } from "../fields/text.ts";

const groupSchema = z.strictObject({
  name: lineSchema.max(40).describe("Its heading."),
  link: linkSchema.describe("Link to the page that says what is done."),
});

/** What everything costs. The amounts are in the fees. */
export const pricesPageSchema = z.strictObject({
  ...pageShape,
  checkUp: z
    .strictObject({
      heading: lineSchema.max(40).describe("What a visitor pays first."),
      fee: reference("fees").describe("Its fee."),
    })
    .describe("What a visitor pays first, at the head of the page."),
  teeth: z
    .strictObject({
      heading: lineSchema.max(40).describe("Heading of the list by tooth."),
      kinds: z
        .array(
          z.strictObject({
            slug: slugSchema.describe("Its place on the page, for links: /prices#back-tooth."),
            name: lineSchema.max(40).describe("The tooth, in a patient's words."),
            drawing: z
              .enum(["front", "back", "wisdom", "missing", "milk", "all"])
              .describe("The drawing beside its name."),
            fees: z
              .array(
                z.strictObject({
                  name: lineSchema.max(40).describe("What is done to it, in a few words."),
                  fee: reference("fees").describe("What that costs."),
                }),
              )
              .min(1)
              .describe("What is done to such a tooth, the most frequent first."),
          }),
        )
        .min(1)
        .describe("Kinds of teeth."),
    })
    .describe("The list by tooth."),
  treatments: z
    .strictObject({
      heading: lineSchema.max(40).describe("Heading of the list by treatment."),
      text: lineSchema.max(120).describe("What a part shows when it is opened."),
      groups: z
        .strictObject(
          Object.fromEntries(feeGroups.map((group) => [group, groupSchema])) as Record<
            FeeGroup,
            typeof groupSchema
          >,
        )
        .describe("Its parts. The fees in them are records of their own."),
    })
    .describe("The list by treatment."),
  questions: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      items: z.array(headedTextSchema).min(2).max(8).describe("What patients ask about paying."),
    })
    .describe("How to pay, tax and the like."),
  sources: sourcesSchema.describe("What the text about tax follows."),
  sourceLabels: sourceLabelsSchema.describe("Words of the list of sources."),
});
