import { z } from "zod";
import { pathSchema } from "../fields/text.ts";

/** Published addresses that no longer belong to a page. Renamed records list their own. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: pathSchema.meta({ input: "line" }).describe("The old address."),
        to: z
          .string()
          .regex(/^(?:\/[A-Za-z0-9-]+)+(?:#[a-z0-9-]+)?$/)
          .meta({
            input: "page",
            form: 'the path of a page, such as "/about-us", or of a place: "/about-us#team"',
          })
          .describe("The page that visitors get instead, or a place on it."),
      }),
    )
    .describe("Old addresses, each with its page."),
});
