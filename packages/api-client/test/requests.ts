import type { ApplicationRequest } from "../src/schemas/application.ts";
import type { AppointmentRequest } from "../src/schemas/appointment.ts";

export const key = { idempotencyKey: "5f0c2a52-a1c8-4a63-9c2e-0f2b7f1f4f11" };

export const appointment: AppointmentRequest = {
  full_name: "Asha Rao",
  email: "asha@example.in",
  phone: "+912200000101",
  date: "2030-01-05",
  message: "A check-up, please.",
  recaptchaValue: "solved",
};

export const enquiry = {
  full_name: "Asha Rao",
  phone_number: "9876543210",
  email_address: "asha@example.in",
  subject: "Whitening",
  message: "How long does it take?",
  recaptchaValue: "solved",
};

export const applicationWith = (resume: File): ApplicationRequest => ({
  jobDepartment: "Dentist",
  fullName: "Asha Rao",
  phoneNumber: "9876543210",
  emailAddress: "asha@example.in",
  resume,
  recaptchaValue: "solved",
});
