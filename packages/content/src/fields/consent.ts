import { z } from "zod";
import { dateSchema } from "./text.ts";

/**
 * Why we may show this patient. A record with a patient's picture, video or words is not complete
 * without it.
 */
export const consentSchema = z
  .strictObject({
    status: z
      .enum(["given", "sample"])
      .describe(
        "Given: a patient signed the clinic's consent form. Sample: nobody real is shown, which is refused once the website is no longer a demonstration.",
      ),
    givenOn: dateSchema.optional().describe("Needed if given: the day on which the form was signed."),
    form: z
      .string()
      .min(1)
      .optional()
      .meta({ label: "Number of the form" })
      .describe("Needed if given: its number in the clinic's files, never the patient's name."),
    scope: z
      .enum(["website", "website-and-social"])
      .optional()
      .describe("Needed if given: for the website alone, or for social media as well."),
    reason: z
      .string()
      .min(10)
      .optional()
      .describe('Needed for a sample: why there is no consent, as in "It shows no patient".'),
  })
  .superRefine((consent, context) => {
    const needed =
      consent.status === "given" ? (["givenOn", "form", "scope"] as const) : (["reason"] as const);
    for (const field of needed) {
      if (consent[field] === undefined)
        context.addIssue({ code: "custom", path: [field], message: "Field is missing" });
    }
  });

export type Consent = z.infer<typeof consentSchema>;
