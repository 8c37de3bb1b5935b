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
    givenOn: dateSchema.optional().describe("The day on which the form was signed. Needed if given."),
    form: z
      .string()
      .min(1)
      .optional()
      .meta({ label: "Number of the form" })
      .describe("Its number in the clinic's files, never the patient's name. Needed if given."),
    scope: z
      .enum(["website", "website-and-social"])
      .optional()
      .describe("For the website alone, or for social media as well. Needed if given."),
    reason: z
      .string()
      .min(10)
      .optional()
      .describe('Why there is no consent, as in "It shows no patient". Needed for a sample.'),
  })
  .superRefine((consent, context) => {
    const needed =
      consent.status === "given" ? (["givenOn", "form", "scope"] as const) : (["reason"] as const);
    for (const field of needed) {
      if (consent[field] === undefined)
        context.addIssue({ code: "custom", path: [field], message: "Field is missing" });
    }
  })
  .meta({ dependent: true });

export type Consent = z.infer<typeof consentSchema>;
