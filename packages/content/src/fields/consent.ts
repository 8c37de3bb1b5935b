import { z } from "zod";

/**
 * Why we may show this patient. A record with a patient's picture, video or words is not complete
 * without it.
 */
export const consentSchema = z.discriminatedUnion("status", [
  z.strictObject({
    /** `"given"`: a patient signed the clinic's consent form. */
    status: z.literal("given"),
    /** Day on which the form was signed, as `YYYY-MM-DD`. */
    givenOn: z.iso.date(),
    /** Number of the signed form in the clinic's files. Never the patient's name. */
    form: z.string().min(1),
    /** What the patient agreed to: `"website"`, or `"website-and-social"` for social media as well. */
    scope: z.enum(["website", "website-and-social"]),
  }),
  z.strictObject({
    /**
     * `"sample"`: nobody real is shown. The tests refuse it as soon as `demonstration` in the
     * clinic record is `false`.
     */
    status: z.literal("sample"),
    /** Why no consent is needed, for instance "Drawn study; it shows no patient". */
    reason: z.string().min(10),
  }),
]);

/** Why we may show this patient. */
export type Consent = z.infer<typeof consentSchema>;
