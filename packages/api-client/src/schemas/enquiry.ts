import * as z from "zod/mini";
import { email, line, message } from "./fields.ts";
import { file } from "./file.ts";
import { phone } from "./phone.ts";
import type { SubmissionCheck } from "./submission.ts";

/** Accepted file types of an attachment: media type by extension. */
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
} as const;

export type AttachmentExtension = keyof typeof ATTACHMENT_TYPES;

/** The values of the enquiry form. */
export const enquirySchema = z.object({
  fullName: line({
    required: "Full Name is required",
    min: [2, "Name should be at least 2 characters"],
    max: [30, "Name should not exceed 30 characters"],
  }),
  phone: phone(
    { required: "Phone number is required", invalid: "Phone number must be between 10 and 13 digits" },
    { plus: false },
  ),
  email: email({ required: "Email address is required", invalid: "Invalid email address" }),
  subject: line({ required: "Subject is required", max: [40, "Subject should not exceed 40 characters"] }),
  message: message(),
});

/** The values of the same form with a file, such as an X-ray; other servers may not take one. */
export const enquiryWithAttachmentSchema = z.extend(enquirySchema, {
  attachment: z.optional(
    file({
      required: "Please choose a file.",
      type: "The file must be a PDF, JPEG or PNG.",
      extensions: /\.(?:pdf|jpe?g|png)$/i,
    }),
  ),
});

export type EnquiryValues = z.infer<typeof enquirySchema>;
export type EnquiryWithAttachmentValues = z.infer<typeof enquiryWithAttachmentSchema>;
export type EnquiryRequest = EnquiryWithAttachmentValues & SubmissionCheck;
