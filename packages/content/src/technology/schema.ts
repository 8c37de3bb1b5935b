import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { lineSchema, orderSchema, paragraphsSchema, recordShape } from "../fields/text.ts";

export const technologySchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  title: lineSchema.max(60).describe("Name of the thing in words a patient knows. Also on Home page."),
  body: paragraphsSchema.describe(
    "What it does and what a patient notices: 40 to 120 words, one entry a paragraph.",
  ),
  branches: z.array(reference("branches")).min(1).describe("Branches that have it."),
  image: pictureSchema.describe("The picture."),
});
