import { applicationRequestSchema } from "@clinic/api-client/schemas/application";
import { appointmentRequestSchema } from "@clinic/api-client/schemas/appointment";
import type { FormName } from "@clinic/api-client/schemas/challenge";
import { enquiryWithAttachmentRequestSchema } from "@clinic/api-client/schemas/enquiry";
import { FILE_MAX_BYTES } from "@clinic/api-client/schemas/file";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { fileTooLarge, RequestError } from "../failure.ts";
import { type FileField, inspectFile } from "../resumes/inspect-file.ts";
import type { ResumeScanner } from "../resumes/scan-resume.ts";
import {
  admitFile,
  type ReceiveContext,
  type ReceivedFile,
  receive,
  submissionResponses,
} from "./receive.ts";

export interface FormsOptions extends ReceiveContext {
  scanResume: ResumeScanner;
  /** Submissions of each form one address may send in a minute. */
  perMinute: number;
}

export const forms: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  const config = { rateLimit: { max: options.perMinute, timeWindow: 60_000 } };

  app.post(
    "/contactus",
    {
      config,
      schema: {
        operationId: "requestAppointment",
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

  await app.register(enquiries, options);
  await app.register(career, options);
};

/** As JSON, or with an attachment as multipart form data. */
const enquiries: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  await acceptFormData(app, options, { form: "enquiry", field: "attachment" });
  app.post(
    "/query",
    {
      config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "sendEnquiry",
        summary: "Send an enquiry",
        description: "As JSON, or as multipart form data with a file such as an X-ray.",
        consumes: ["application/json", "multipart/form-data"],
        body: enquiryWithAttachmentRequestSchema,
        response: submissionResponses,
      },
    },
    async (request) => {
      const { full_name, phone_number, email_address, subject, message, attachment } = request.body;
      const answers = { full_name, phone_number, email_address, subject, message };
      return receive(options, request, "enquiry", request.body, {
        email: email_address,
        answers,
        file: attachment && (await receivedFile(options, request, "attachment", attachment)),
      });
    },
  );
};

/** A plugin of its own, because this route accepts multipart form data alone. */
const career: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  app.removeContentTypeParser("application/json");
  await acceptFormData(app, options, { form: "application", field: "resume" });
  app.post(
    "/career",
    {
      config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "sendApplication",
        summary: "Send a job application",
        consumes: ["multipart/form-data"],
        body: applicationRequestSchema,
        response: submissionResponses,
      },
    },
    async (request) => {
      const { jobDepartment, fullName, phoneNumber, emailAddress, resume } = request.body;
      const answers = { jobDepartment, fullName, phoneNumber, emailAddress };
      return receive(options, request, "application", request.body, {
        email: emailAddress,
        answers,
        file: await receivedFile(options, request, "resume", resume),
      });
    },
  );
};

async function receivedFile(
  { scanResume }: FormsOptions,
  request: FastifyRequest,
  field: FileField,
  file: File,
): Promise<ReceivedFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  const judge = async () => {
    const inspected = await inspectFile(field, file.name, content);
    return { ...inspected, scan: await scanResume(inspected, request.log) };
  };
  return { content, judge };
}

/** Reads multipart form data with at most one file into the body of a plugin's requests. */
async function acceptFormData(
  app: FastifyInstance,
  options: FormsOptions,
  { form, field }: { form: FormName; field: FileField },
) {
  await app.register(multipart, {
    limits: {
      fileSize: FILE_MAX_BYTES,
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
    const admit = async ({ recaptchaValue }: Record<string, unknown>) => {
      if (typeof recaptchaValue === "string") await admitFile(options, request, form, recaptchaValue);
    };
    request.body = await readFormData(request, admit).catch((error: unknown) => {
      throw isTooLarge(error) ? fileTooLarge(field) : error;
    });
  });
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE";

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
