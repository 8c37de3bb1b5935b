import { reference } from "./reference.ts";
import { dateSchema } from "./text.ts";

/** Who checked a text about health, and when. Spread into the schema of each record that has one. */
export const reviewShape = {
  reviewedBy: reference("dentists").describe("The dentist who answers for the text."),
  reviewedOn: dateSchema
    .optional()
    .describe(
      "Day on which that dentist checked the text as it stands, not before its sources were read. Until then leave it out: the page says that nobody has checked it.",
    ),
};
