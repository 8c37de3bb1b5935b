import { z } from "zod";
import { lineSchema, slugSchema } from "../fields/text.ts";

/** Facts that several pages state: texts insert it as `{{facts.name}}`. */
export const factsSchema = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        name: slugSchema
          .meta({ label: "Name" })
          .describe("Texts insert the words by this name: {{facts.implant-healing}}."),
        text: lineSchema.describe("The words. Their first letter becomes large at the start of a sentence."),
        about: lineSchema.describe("What the fact says, for whoever edits it."),
      }),
    )
    .describe("The facts."),
  numbers: z
    .array(lineSchema.max(20))
    .describe(
      "How texts write numbers, from none on: {{count.dentists}}. Those after the last one are figures.",
    ),
});
