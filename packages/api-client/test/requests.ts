import type { AppointmentRequest } from "../src/schemas/appointment.ts";
import type { ApplicationRequest } from "../src/schemas/career.ts";

export const key = { idempotencyKey: "5f0c2a52-a1c8-4a63-9c2e-0f2b7f1f4f11" };

export const appointment: AppointmentRequest = {
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "+912200000101",
  date: "2030-01-05",
  message: "A check-up, please.",
  token: "solved",
};

export const enquiry = {
  fullName: "Asha Rao",
  phone: "9876543210",
  email: "asha@example.in",
  subject: "Whitening",
  message: "How long does it take?",
  token: "solved",
};

export const applicationWith = (resume: File): ApplicationRequest => ({
  department: "Dentist",
  fullName: "Asha Rao",
  phone: "9876543210",
  email: "asha@example.in",
  resume,
  token: "solved",
});
