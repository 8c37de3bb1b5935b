import * as z from "zod/mini";
import { email, line, message, phone } from "./fields.ts";
import { file } from "./file.ts";
import { submissionSchema } from "./submission.ts";

/** Accepted file types of an attachment: media type by extension. */
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
} as const;

export type AttachmentExtension = keyof typeof ATTACHMENT_TYPES;

/** The values of the enquiry form above the footer (requirements, section 5). */
export const enquirySchema = z.object({
  full_name: line({
    required: "Full Name is required",
    min: [2, "Name should be at least 2 characters"],
    max: [30, "Name should not exceed 30 characters"],
  }),
  phone_number: phone(
    { required: "Phone number is required", invalid: "Phone number must be between 10 and 13 digits" },
    { plus: false },
  ),
  email_address: email({ required: "Email address is required", invalid: "Invalid email address" }),
  subject: line({ required: "Subject is required", max: [40, "Subject should not exceed 40 characters"] }),
  message: message(),
});

/** The values of the same form with a file, such as an X-ray, which is not in the requirements. */
export const enquiryWithAttachmentSchema = z.extend(enquirySchema, {
  attachment: z.optional(
    file({
      required: "Please choose a file.",
      type: "The file must be a PDF, JPEG or PNG.",
      extensions: /\.(?:pdf|jpe?g|png)$/i,
    }),
  ),
});

/** The body of `POST /query`: the form's values and the human check, as JSON or, with an attachment, as form data. */
export const enquiryRequestSchema = submissionSchema(
  enquiryWithAttachmentSchema,
  ({ full_name, phone_number, email_address, subject, message, attachment }) => ({
    answers: { fullName: full_name, phone: phone_number, email: email_address, subject, message },
    file: attachment,
  }),
);

export type EnquiryValues = z.infer<typeof enquirySchema>;
export type EnquiryWithAttachmentValues = z.infer<typeof enquiryWithAttachmentSchema>;
export type EnquiryRequest = z.input<typeof enquiryRequestSchema>;
