import type { KyInstance } from "ky";
import type { AppointmentRequest } from "../schemas/appointment.ts";
import type { ApplicationRequest } from "../schemas/career.ts";
import type { Kind } from "../schemas/challenge.ts";
import type { EnquiryRequest } from "../schemas/enquiry.ts";
import { toWire } from "../schemas/wire.ts";
import { type SubmissionOptions, submit } from "../submit.ts";
import { type UploadOptions, type UploadSettings, upload } from "../upload.ts";

const PATHS: Record<Kind, string> = { appointment: "contactus", enquiry: "query", application: "career" };

export function createSubmissions(http: KyInstance, uploads: UploadSettings) {
  /** As JSON, or with a file as multipart form data. */
  const send = (kind: Kind, values: object, options: UploadOptions) => {
    const body = toWire(kind, { ...values });
    return Object.values(body).some((value) => value instanceof File)
      ? upload(http, PATHS[kind], body, options, uploads)
      : submit(http, PATHS[kind], { json: body }, options);
  };
  return {
    appointments: {
      /** Sends the request for an appointment (the form on the contact page). */
      send: (values: AppointmentRequest, options: SubmissionOptions) => send("appointment", values, options),
    },
    enquiries: {
      /** Sends an enquiry, which may have an attachment (the form above the footer). */
      send: (values: EnquiryRequest, options: UploadOptions) => send("enquiry", values, options),
    },
    applications: {
      /** Sends a job application with its resume (the career form). */
      send: (values: ApplicationRequest, options: UploadOptions) => send("application", values, options),
    },
  };
}
