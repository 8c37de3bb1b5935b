import * as z from "zod/mini";

const NAME_RULE = "Full Name is required and must be at least 2 and max 30 characters.";
const EMAIL_RULE = "Please enter a valid email address.";

/** The rules and messages of the specification, section 5, as far as stories and tests need them. */
export const careerFixtureSchema = z.object({
  jobDepartment: z.enum(
    ["Dental Nurse", "Dentist", "Marketing", "Others"],
    "Please select a job department.",
  ),
  fullName: z.string().check(z.trim(), z.minLength(2, NAME_RULE), z.maxLength(30, NAME_RULE)),
  phoneNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Phone number is required.", abort: true }),
      z.regex(/^\+?\d{10,13}$/, "Phone Number must be between 10 and 13 digits."),
    ),
  emailAddress: z.string().check(z.trim(), z.regex(z.regexes.email, EMAIL_RULE)),
  resume: z.file("Please attach your resume.").check(
    z.refine((file) => /\.(?:pdf|docx?)$/i.test(file.name), {
      error: "Resume must be a PDF, DOC or DOCX file.",
      abort: true,
    }),
    z.maxSize(5 * 1024 * 1024, "File size must not exceed 5MB"),
  ),
});
