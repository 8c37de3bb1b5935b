import * as z from "zod/mini";

/** The rules and messages of the specification, section 5, as far as stories and tests need them. */
export const appointmentFixtureSchema = z.object({
  full_name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Full Name is required", abort: true }),
      z.maxLength(30, "Full Name must not exceed 30 characters"),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Email is required", abort: true }),
      z.regex(z.regexes.email, "Invalid email address"),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Phone Number is required", abort: true }),
      z.regex(/^\+?\d{10,13}$/, "Phone Number must be between 10 and 13 digits"),
    ),
  date: z.string().check(z.minLength(1, "Date is required")),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Message is required", abort: true }),
      z.maxLength(120, "Message should not exceed 120 characters"),
    ),
});
