import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { lineSchema, orderSchema, recordShape } from "../fields/text.ts";

export const awardSchema = z.strictObject({
  ...recordShape,
  title: lineSchema.max(80).describe("Title of the award."),
  subheader: lineSchema.max(140).describe("Who gave it, for what and in which year."),
  year: z.int().min(1990).max(2100).describe("Year in which it was given. The newest award comes first."),
  order: orderSchema.describe("Place among those of its year, the smallest number first. The others follow."),
  image: pictureSchema.describe("Picture of the award."),
  sample: z.boolean().describe("Switched on while this is a placeholder for a real award."),
});
