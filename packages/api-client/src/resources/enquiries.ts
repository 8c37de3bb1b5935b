import type { KyInstance } from "ky";
import { formDataOf } from "../form-data.ts";
import type { EnquiryRequest } from "../schemas/enquiry.ts";
import { toWire } from "../schemas/wire.ts";
import { submit } from "../submit.ts";
import { type UploadOptions, type UploadSettings, upload } from "../upload.ts";

export function createEnquiries(http: KyInstance, uploads: UploadSettings) {
  return {
    /**
     * Sends an enquiry (the form above the footer): as the requirements' JSON, or with an attachment as multipart
     * form data.
     */
    send: ({ attachment, ...values }: EnquiryRequest, options: UploadOptions) =>
      attachment
        ? upload(
            http,
            "query",
            formDataOf({ ...toWire("enquiry", { ...values }), attachment }),
            options,
            uploads,
          )
        : submit(http, "query", { json: toWire("enquiry", { ...values }) }, options),
  };
}
