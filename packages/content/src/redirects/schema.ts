import { z } from "zod";
import { pathSchema } from "../fields/text.ts";

/** Published addresses that no longer belong to a page. Renamed records list their own. */
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
