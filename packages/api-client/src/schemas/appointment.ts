import * as z from "zod/mini";
import { todayAtClinic } from "./clinic-time.ts";
import { email, line, message } from "./fields.ts";
import { phone } from "./phone.ts";
import type { SubmissionCheck } from "./submission.ts";

/** The last date that can be requested, two years from today. */
export function lastDayAtClinic(): string {
  const today = todayAtClinic().replace("-02-29", "-02-28");
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
}

/** The values of the appointment form. */
export const appointmentSchema = z.object({
  fullName: line({
    required: "Full Name is required",
    max: [30, "Full Name must not exceed 30 characters"],
  }),
  email: email({ required: "Email is required", invalid: "Invalid email address" }),
  phone: phone(
    { required: "Phone Number is required", invalid: "Phone Number must be between 10 and 13 digits" },
    { plus: true },
  ),
  /** Requested date as `YYYY-MM-DD`: today at the clinic or later. */
  date: z.string("Date is required").check(
    z.trim(),
    z.minLength(1, { error: "Date is required", abort: true }),
    z.regex(z.regexes.date, { error: "Please choose a date from the calendar", abort: true }),
    z.refine((date) => date >= todayAtClinic(), "Please choose today or a later date"),
    z.refine((date) => date <= lastDayAtClinic(), "Please choose a date within the next two years"),
  ),
  message: message(),
});

export type AppointmentValues = z.infer<typeof appointmentSchema>;
export type AppointmentRequest = AppointmentValues & SubmissionCheck;
