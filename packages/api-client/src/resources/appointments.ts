import type { KyInstance } from "ky";
import type { AppointmentRequest } from "../schemas/appointment.ts";
import { toWire } from "../schemas/wire.ts";
import { type SubmissionOptions, submit } from "../submit.ts";

export function createAppointments(http: KyInstance) {
  return {
    /** Requests an appointment (the form on the contact page). */
    request: (values: AppointmentRequest, options: SubmissionOptions) =>
      submit(http, "contactus", { json: toWire("appointment", { ...values }) }, options),
  };
}
