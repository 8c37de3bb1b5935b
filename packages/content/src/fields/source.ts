import { z } from "zod";
import { webAddressSchema } from "./contact.ts";
import { dateSchema, lineSchema } from "./text.ts";

// A guideline keeps its name in every language.
const citationSchema = lineSchema.meta({ translated: false });

/** A guideline or review that a text about health follows. */
const sourceSchema = z.strictObject({
  title: citationSchema.max(160).describe("Short title of the guideline, with its year."),
  publisher: citationSchema.max(80).describe('Who publishes it: "NICE", "Cochrane".'),
  url: webAddressSchema.meta({ label: "Web address", description: "Where it can be read." }),
  readOn: dateSchema.describe("Day on which the text was last compared with it."),
});

export const sourcesSchema = z.array(sourceSchema).min(1).max(12);

export type Sources = z.infer<typeof sourcesSchema>;

export const sourceLabelsSchema = z.strictObject({
  heading: lineSchema.max(60).describe("Heading of the list."),
  readOn: lineSchema
    .max(20)
    .describe("In front of the month in which the text was last compared with the sources."),
});

export type SourceLabels = z.infer<typeof sourceLabelsSchema>;
