import { z } from "zod";
import { pathSchema } from "../fields/text.ts";

/** Addresses that have been published and are no longer those of a page. Renamed records have theirs themselves. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: pathSchema.meta({ input: "line" }).describe("The old address."),
        to: pathSchema.describe("The page that visitors get instead."),
      }),
    )
    .describe("Old addresses, each with its page."),
});
