import * as z from "zod/mini";
import { email, line, message, phone, verificationFields } from "./fields.ts";

/** The values of the enquiry form above the footer (specification, section 5). */
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

/** The body of `POST /query`: the form's values and the human check. */
export const enquiryRequestSchema = z.extend(enquirySchema, verificationFields);

export type EnquiryValues = z.infer<typeof enquirySchema>;
export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>;
