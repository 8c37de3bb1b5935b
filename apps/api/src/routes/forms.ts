import { applicationRequestSchema, RESUME_MAX_BYTES } from "@clinic/api-client/schemas/application";
import { appointmentRequestSchema } from "@clinic/api-client/schemas/appointment";
import { enquiryRequestSchema } from "@clinic/api-client/schemas/enquiry";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { RequestError } from "../failure.ts";
import { inspectResume } from "../resumes/inspect-resume.ts";
import type { ResumeScanner } from "../resumes/scan-resume.ts";
import { admitFile, type ReceiveContext, receive, submissionResponses } from "./receive.ts";

export interface FormsOptions extends ReceiveContext {
  scanResume: ResumeScanner;
  /** Submissions of each form one address may send in a minute. */
  perMinute: number;
}

/** The three routes that receive forms. */
export const forms: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  const config = { rateLimit: { max: options.perMinute, timeWindow: 60_000 } };

  app.post(
    "/contactus",
    {
      config,
      schema: {
        summary: "Ask for an appointment",
        body: appointmentRequestSchema,
        response: submissionResponses,
      },
    },
    (request) => {
      const { full_name, email, phone, date, message } = request.body;
      const answers = { full_name, email, phone, date, message };
      return receive(options, request, "appointment", request.body, { email, answers });
    },
  );

  app.post(
    "/query",
    {
      config,
      schema: { summary: "Send an enquiry", body: enquiryRequestSchema, response: submissionResponses },
    },
    (request) => {
      const { full_name, phone_number, email_address, subject, message } = request.body;
      const answers = { full_name, phone_number, email_address, subject, message };
      return receive(options, request, "enquiry", request.body, { email: email_address, answers });
    },
  );

  await app.register(career, options);
};

/** Room for the fields and boundaries beside the file. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

/** A plugin of its own, because only this route accepts multipart form data. */
const career: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  app.removeContentTypeParser("application/json");
  await app.register(multipart, {
    limits: {
      fileSize: RESUME_MAX_BYTES,
      files: 1,
      fields: 12,
      parts: 13,
      fieldSize: 16 * 1024,
      headerPairs: 20,
    },
  });
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    // The form's file comes last, so that its check is known before the file is read.
    request.body = await readFormData(request, async ({ recaptchaValue }) => {
      if (typeof recaptchaValue === "string")
        await admitFile(options, request, "application", recaptchaValue);
    });
  });

  app.post(
    "/career",
    {
      bodyLimit: RESUME_MAX_BYTES + MULTIPART_OVERHEAD_BYTES,
      config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } },
      schema: {
        summary: "Send a job application",
        consumes: ["multipart/form-data"],
        body: applicationRequestSchema,
        response: submissionResponses,
      },
    },
    async (request) => {
      const { jobDepartment, fullName, phoneNumber, emailAddress, resume } = request.body;
      const answers = { jobDepartment, fullName, phoneNumber, emailAddress };
      const content = new Uint8Array(await resume.arrayBuffer());
      const judge = async () => {
        const inspected = await inspectResume(resume.name, content);
        return { ...inspected, scan: await options.scanResume(inspected, request.log) };
      };
      return receive(options, request, "application", request.body, {
        email: emailAddress,
        answers,
        file: { content, judge },
      });
    },
  );
};

/** Reads the form's values by name, files as `File`. A repeated name yields a list, which no schema accepts. */
async function readFormData(
  request: FastifyRequest,
  /** Called with the fields so far before a file is read. It may throw to refuse the request. */
  beforeFile: (fields: Record<string, unknown>) => Promise<void>,
): Promise<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === "file"
          ? await readFile(part, () => beforeFile(Object.fromEntries(values)))
          : part.value;
      const before = values.get(part.fieldname);
      values.set(part.fieldname, before === undefined ? value : [before, value]);
    }
  } catch (error) {
    // The parser's own errors carry no code: the body is truncated or malformed.
    if (error instanceof Error && "code" in error) throw error;
    throw new RequestError(400, "malformed_body", "The form data could not be read.", {
      body: "The body must be whole multipart form data.",
    });
  }
  return Object.fromEntries(values);
}

async function readFile(part: MultipartFile, admit: () => Promise<void>): Promise<File> {
  try {
    await admit();
  } catch (error) {
    // Read and discarded, because a connection with an unread request never closes.
    part.file.on("error", () => {}).resume();
    throw error;
  }
  const content = await part.toBuffer();
  return new File([new Uint8Array(content)], part.filename ?? "", { type: part.mimetype });
}
