import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, pathSchema } from "../fields/text.ts";

/** Kinds of permanent teeth in half a jaw. */
const KINDS = 8;

/** What can trouble a tooth, and where to read on. Never a diagnosis. */
const troubleSchema = z.strictObject({
  text: lineSchema
    .max(60)
    .describe("What the visitor sees or feels, without a full stop. Not what it is. It is a link."),
  help: lineSchema.max(140).describe("What can be done, and how soon to come where that is special."),
  path: pathSchema.describe("Path of the page to read."),
});

const toothSchema = z.strictObject({
  name: lineSchema.max(24).describe("Name in plain words."),
  troubles: z
    .array(troubleSchema)
    .min(3)
    .max(4)
    .describe("What can go wrong there, the most frequent first."),
});

/** The tooth finder: the upper teeth, each with links to pages. */
export const teethSchema = z.strictObject({
  intro: lineSchema.max(200).describe("What one can do, under the heading of the concerns page."),
  image: pictureSchema.describe(
    "The upper teeth from below. Their outlines belong to this picture: a new one needs new outlines.",
  ),
  label: lineSchema.max(80).describe("What the teeth are, for screen readers."),
  hint: lineSchema.max(40).describe("What one can do, between the teeth."),
  sides: z
    .strictObject({
      right: lineSchema.max(24).describe("The patient's right, in the picture's left half."),
      left: lineSchema.max(24).describe("The patient's left."),
    })
    .describe("What the sides are called."),
  troubles: lineSchema.max(40).describe("Follows the name of a chosen tooth for screen readers."),
  when: lineSchema.max(240).describe("How soon to come, below what was found or what can go wrong."),
  back: lineSchema.max(40).describe("Words of the button that goes back to the concerns."),
  concerns: lineSchema.max(40).describe("Heading above the concerns."),
  more: lineSchema.max(40).describe("Link to all concerns."),
  search: z
    .strictObject({
      label: lineSchema.max(40).describe("Name of the field for words."),
      hint: lineSchema.max(80).describe("Examples of what one can type."),
      found: lineSchema.max(60).describe("Heading above what was found."),
      none: lineSchema.max(60).describe("Where nothing was found. It is announced."),
      failed: lineSchema.max(60).describe("Where the search could not be loaded. It is announced."),
      else: lineSchema.max(160).describe("What to do in either case."),
    })
    .describe("The field for words."),
  kinds: z
    .array(toothSchema)
    .length(KINDS)
    .describe("The kinds of teeth, from the middle incisor to the wisdom tooth."),
});
