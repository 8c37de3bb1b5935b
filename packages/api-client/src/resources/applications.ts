import type { KyInstance } from "ky";
import { formDataOf } from "../form-data.ts";
import type { ApplicationRequest } from "../schemas/application.ts";
import { toWire } from "../schemas/wire.ts";
import { type UploadOptions, type UploadSettings, upload } from "../upload.ts";

export function createApplications(http: KyInstance, uploads: UploadSettings) {
  return {
    /** Sends a job application with its resume (the career form), as multipart form data. */
    send: (values: ApplicationRequest, options: UploadOptions) =>
      upload(http, "career", formDataOf(toWire("application", { ...values })), options, uploads),
  };
}
