import { z } from "zod";
import { lineSchema, searchWord } from "../fields/text.ts";

/** What the search knows about words that visitors type and pages don't use. */
export const searchSettingsSchema = z.strictObject({
  kinds: z
    .strictObject({
      emergency: lineSchema.max(20).describe("What to do in pain."),
      treatment: lineSchema.max(20).describe("A treatment’s page."),
      dentist: lineSchema.max(20).describe("A dentist’s profile."),
      question: lineSchema.max(20).describe("A question with its answer."),
      article: lineSchema.max(20).describe("An article."),
      price: lineSchema.max(20).describe("What something costs."),
      page: lineSchema.max(20).describe("Any other page."),
    })
    .describe("What a result is, in front of what it belongs to."),
  synonyms: z
    .array(
      z.strictObject({
        word: searchWord().describe("The word that our pages use."),
        also: z
          .array(searchWord())
          .min(1)
          .describe(
            "What visitors type instead: everyday words, Hindi and Marathi as people spell them, short forms, frequent misspellings.",
          ),
      }),
    )
    .describe("Words that mean the same. They work in every combination: “daant dard” finds tooth pain."),
  weak: z
    .array(searchWord())
    .describe(
      "Words that narrow a search but needn’t be found: places, “best”, “doctor”. “Implant kurla” finds implants first.",
    ),
  urgent: z.array(searchWord()).describe("Words of danger. Where a search has one, nothing else counts."),
  ignored: z.array(searchWord()).describe("Words that say nothing by themselves, such as “the” and “hai”."),
});

export type SearchSettings = z.infer<typeof searchSettingsSchema>;
