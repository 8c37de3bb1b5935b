import * as z from "zod/mini";

/** The answer to a submission that was accepted. Servers other than ours may leave the reference out. */
export const successSchema = z.object({
  status: z.literal("success"),
  /** The number that a visitor quotes on the phone, such as `AHD-7K3QX`. */
  reference: z.optional(z.string()),
});

/** Our server's answer to every request that it rejects or fails to process. */
export const failureSchema = z.object({
  status: z.literal("error"),
  /** For programs, such as `invalid_fields`. */
  code: z.string(),
  /** For people: one plain sentence. */
  message: z.string(),
  /** Messages by field name, if the request's values are the cause. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export type SubmissionSuccess = z.infer<typeof successSchema>;
export type Failure = z.infer<typeof failureSchema>;
