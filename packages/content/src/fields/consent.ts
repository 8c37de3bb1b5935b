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
    givenOn: dateSchema.optional().describe("Day on which the form was signed."),
    form: z
      .string()
      .min(1)
      .optional()
      .meta({ label: "Number of the form" })
      .describe("Number of the signed form in the clinic's files. Never the patient's name."),
    scope: z
      .enum(["website", "website-and-social"])
      .optional()
      .describe("What the patient agreed to: the website alone, or social media as well."),
    reason: z
      .string()
      .min(10)
      .optional()
      .describe('For a sample, why no consent is needed: "Drawn study; it shows no patient".'),
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
