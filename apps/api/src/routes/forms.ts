import type { Kind } from "@clinic/api-client/schemas/challenge";
import { FILE_MAX_BYTES } from "@clinic/api-client/schemas/file";
import { requestSchemas } from "@clinic/api-client/schemas/submission";
import { fromWire } from "@clinic/api-client/schemas/wire";
import { whyClosed } from "@clinic/content/branches/hours";
import { clinic } from "@clinic/content/server";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { fileTooLarge, RequestError } from "../failure.ts";
import type { FileField } from "../files/inspect-file.ts";
import { admitFile, type ReceiveContext, receive, submissionResponses } from "./receive.ts";

export interface FormsOptions extends ReceiveContext {
  /** Submissions of each form one address may send in a minute. */
  perMinute: number;
}

export const forms: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  const config = { rateLimit: { max: options.perMinute, timeWindow: 60_000 } };
  const response = submissionResponses;

  app.post(
    "/contactus",
    {
      config,
      schema: {
        operationId: "requestAppointment",
        summary: "Ask for an appointment",
        body: requestSchemas.appointment,
        response,
      },
    },
    (request) => {
      const closed = whyClosed(clinic, request.body.answers.date ?? "");
      if (closed)
        throw new RequestError(422, "invalid_fields", "Please check the marked fields.", { date: closed });
      return receive(options, request, request.body);
    },
  );

  await app.register(async (enquiries: typeof app) => {
    await acceptFormData(enquiries, options, "enquiry", "attachment");
    enquiries.post(
      "/query",
      {
        config,
        schema: {
          operationId: "sendEnquiry",
          summary: "Send an enquiry",
          description: "As JSON, or as multipart form data with a file such as an X-ray.",
          consumes: ["application/json", "multipart/form-data"],
          body: requestSchemas.enquiry,
          response,
        },
      },
      (request) => receive(options, request, request.body, "attachment"),
    );
  });

  await app.register(async (applications: typeof app) => {
    // This route accepts multipart form data alone.
    applications.removeContentTypeParser("application/json");
    await acceptFormData(applications, options, "application", "resume");
    applications.post(
      "/career",
      {
        config,
        schema: {
          operationId: "sendApplication",
          summary: "Send a job application",
          consumes: ["multipart/form-data"],
          body: requestSchemas.application,
          response,
        },
      },
      (request) => receive(options, request, request.body, "resume"),
    );
  });
};

/** Reads multipart form data with at most one file into the body of a plugin's requests: values by name, a file as `File`. */
async function acceptFormData(app: FastifyInstance, options: FormsOptions, kind: Kind, field: FileField) {
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

  /** The form's file comes last, so that its check is known before the file is read. */
  async function readFile(part: MultipartFile, request: FastifyRequest, values: Map<string, unknown>) {
    const { token } = fromWire(Object.fromEntries(values));
    try {
      if (typeof token === "string") await admitFile(options, request, kind, token);
    } catch (error) {
      // Read and discarded, because a connection with an unread request never closes.
      part.file.on("error", () => {}).resume();
      throw error;
    }
    return new File([new Uint8Array(await part.toBuffer())], part.filename ?? "", { type: part.mimetype });
  }

  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    const values = new Map<string, unknown>();
    try {
      for await (const part of request.parts()) {
        const value = part.type === "file" ? await readFile(part, request, values) : part.value;
        const before = values.get(part.fieldname);
        // A repeated name yields a list, which no schema accepts.
        values.set(part.fieldname, before === undefined ? value : [before, value]);
      }
    } catch (error) {
      throw explain(error, field);
    }
    request.body = Object.fromEntries(values);
  });
}

/** The parser's own errors carry no code: the body is truncated or malformed. */
function explain(error: unknown, field: FileField): unknown {
  if (!(error instanceof Error && "code" in error))
    return new RequestError(400, "malformed_body", "The form data could not be read.", {
      body: "The body must be whole multipart form data.",
    });
  return error.code === "FST_REQ_FILE_TOO_LARGE" ? fileTooLarge(field) : error;
}
