import * as z from "zod/mini";
import { email, line } from "./fields.ts";
import { file } from "./file.ts";
import { phone } from "./phone.ts";
import type { SubmissionCheck } from "./submission.ts";

/** Departments on the career form. */
export const JOB_DEPARTMENTS = ["Dental Nurse", "Dentist", "Marketing", "Others"] as const;

/** Accepted file types of a resume: media type by extension. */
export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

const NAME_RULE = "Full Name is required and must be at least 2 and max 30 characters.";
const EMAIL_RULE = "Please enter a valid email address.";

/** The values of the career form. */
export const applicationSchema = z.object({
  department: z.enum(JOB_DEPARTMENTS, "Please select a job department."),
  fullName: line({ required: NAME_RULE, min: [2, NAME_RULE], max: [30, NAME_RULE] }),
  phone: phone(
    { required: "Phone number is required.", invalid: "Phone Number must be between 10 and 13 digits." },
    { plus: true },
  ),
  email: email({ required: EMAIL_RULE, invalid: EMAIL_RULE }),
  resume: file({
    required: "Please attach your resume.",
    type: "Resume must be a PDF, DOC or DOCX file.",
    extensions: /\.(?:pdf|docx?)$/i,
  }),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;
export type ApplicationRequest = ApplicationValues & SubmissionCheck;
