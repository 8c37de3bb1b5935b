import * as z from "zod/mini";

/** The answer to a submission that was accepted. Servers other than ours may leave the reference out. */
export const successSchema = z.object({
  status: z.literal("success"),
  /** What a person quotes when they call, such as `AHD-7K3QX`. */
  reference: z.optional(z.string()),
});

/** The answer of our server to anything it refuses or cannot do. */
export const failureSchema = z.object({
  status: z.literal("error"),
  /** For programs, such as `invalid_fields`. */
  code: z.string(),
  /** For people: one plain sentence. */
  message: z.string(),
  /** Message by field name, where the request's values are to blame. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export type SubmissionSuccess = z.infer<typeof successSchema>;
export type Failure = z.infer<typeof failureSchema>;
