import type { KyInstance } from "ky";
import type { ApplicationRequest } from "../schemas/application.ts";
import { type SubmissionOptions, submit } from "../submit.ts";

export function createApplications(http: KyInstance) {
  return {
    /** Sends a job application with its resume (the career form), as multipart form data. */
    send: (values: ApplicationRequest, options: SubmissionOptions) => {
      const { resume, ...fields } = values;
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined) body.append(name, String(value));
      }
      body.append("resume", resume, resume.name);
      return submit(http, "career", { body }, options);
    },
  };
}
