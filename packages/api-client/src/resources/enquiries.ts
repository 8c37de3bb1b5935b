import type { KyInstance } from "ky";
import type { EnquiryRequest } from "../schemas/enquiry.ts";
import { type SubmissionOptions, submit } from "../submit.ts";

export function createEnquiries(http: KyInstance) {
  return {
    /** Sends an enquiry (the form above the footer). */
    send: (json: EnquiryRequest, options: SubmissionOptions) => submit(http, "query", { json }, options),
  };
}
