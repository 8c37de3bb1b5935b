import * as z from "zod/mini";

const required = (message: string) => z.minLength(1, { error: message, abort: true });

/** The rules and messages of the specification, section 5, as far as stories and tests need them. */
export const enquiryFixtureSchema = z.object({
  full_name: z
    .string()
    .check(
      z.trim(),
      required("Full Name is required"),
      z.minLength(2, "Name should be at least 2 characters"),
      z.maxLength(30, "Name should not exceed 30 characters"),
    ),
  phone_number: z
    .string()
    .check(
      z.trim(),
      required("Phone number is required"),
      z.regex(/^\d{10,13}$/, "Phone number must be between 10 and 13 digits"),
    ),
  email_address: z
    .string()
    .check(
      z.trim(),
      required("Email address is required"),
      z.regex(z.regexes.email, "Invalid email address"),
    ),
  subject: z
    .string()
    .check(
      z.trim(),
      required("Subject is required"),
      z.maxLength(40, "Subject should not exceed 40 characters"),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      required("Message is required"),
      z.maxLength(120, "Message should not exceed 120 characters"),
    ),
});
