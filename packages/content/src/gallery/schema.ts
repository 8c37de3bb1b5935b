import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { lineSchema, orderSchema, recordShape } from "../fields/text.ts";

export const galleryImageSchema = z.strictObject({
  ...recordShape,
  order: orderSchema,
  branch: reference("branches").describe("Branch under whose tab it is shown."),
  image: pictureSchema.describe("The picture."),
  caption: lineSchema.max(100).describe("Caption under the larger picture."),
});
