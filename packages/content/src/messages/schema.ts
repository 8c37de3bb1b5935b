import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

/** Some join others, and so begin or end with a space. */
const textSchema = z.string().regex(/^[^<>\r\n]+$/);

/** `{1}` and `{2}` stand for what the message is about, in the order of the library's English one. */
const messageSchema = z.union([textSchema, z.strictObject({ one: textSchema, other: textSchema })]);

/** What only a translation says, and what code says in English by itself. */
export const messagesSchema = z.strictObject({
  unchecked: lineSchema
    .max(120)
    .describe("Above the heading of pages that no dentist who speaks the language has confirmed."),
  inEnglish: lineSchema.max(30).describe("Beside a link to a page that is in English: “in English”."),
  messages: z
    .record(z.string(), z.record(z.string(), messageSchema))
    .meta({ translated: true })
    .describe(
      "The messages of each component and block, by their names in the library; those of forms by their English words.",
    ),
});

export type TranslationWords = z.infer<typeof messagesSchema>;
