import * as z from "zod/mini";

/** The response to an accepted submission. Servers other than ours may omit the reference. */
export const successSchema = z.object({
  status: z.literal("success"),
  /** The number that a visitor quotes on the phone, such as `AHD-7K3QX`. */
  reference: z.optional(z.string()),
});

/** Our server's response to every request that it rejects or fails to process. */
export const failureSchema = z.object({
  status: z.literal("error"),
  /** For programs, such as `invalid_fields`. */
  code: z.string(),
  /** For people: one plain sentence. */
  message: z.string(),
  /** Messages by field name, if the request was invalid. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export type SubmissionSuccess = z.infer<typeof successSchema>;
export type Failure = z.infer<typeof failureSchema>;
