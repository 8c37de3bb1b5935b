import type { KyInstance } from "ky";
import type { EnquiryRequest } from "../schemas/enquiry.ts";
import { type SubmissionOptions, submit } from "../submit.ts";

export function createEnquiries(http: KyInstance) {
  return {
    /** Sends a question (the form in the footer). */
    send: (json: EnquiryRequest, options: SubmissionOptions) => submit(http, "query", { json }, options),
  };
}
