import { delay, type HttpHandler, HttpResponse, http } from "msw";
import * as z from "zod/mini";
import { type Blog, blogRequestSchema, blogSchema, blogSummarySchema } from "./schemas/blog.ts";
import type { Challenge } from "./schemas/challenge.ts";
import type { Failure, SubmissionSuccess } from "./schemas/response.ts";
import { requestSchemas } from "./schemas/submission.ts";

export interface MockApiOptions {
  /** The API's base path, as MSW matches it. @default "*\/api" */
  baseUrl?: string | undefined;
  /** The articles of the blog, newest first; a function is asked at each request. @default none */
  articles?: readonly Blog[] | (() => Promise<readonly Blog[]>) | undefined;
  /** The reference of every accepted submission. @default "AHD-7K3QX" */
  reference?: string | undefined;
}

/** A challenge that takes no time to solve. */
const EASY_CHALLENGE: Challenge = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "00",
    salt: "00",
    cost: 1,
    keyLength: 32,
    keyPrefix: "0",
  },
};

/**
 * [MSW](https://mswjs.io) handlers for every call of the client. Like the reference server, they validate requests with
 * the schemas, but they accept any human check and store nothing. Put your own handlers first for other responses.
 */
export function mockApi({
  baseUrl = "*/api",
  articles = [],
  reference = "AHD-7K3QX",
}: MockApiOptions = {}): HttpHandler[] {
  const accept = (schema: z.ZodMiniType, values: unknown) => {
    const { error } = schema.safeParse(values);
    if (error) return refuse(422, invalidFields(error.issues));
    return HttpResponse.json({ status: "success", reference } satisfies SubmissionSuccess);
  };
  const list = async () => (typeof articles === "function" ? articles() : articles);
  return [
    http.get(`${baseUrl}/all-blogs`, async () =>
      HttpResponse.json({ blogs: (await list()).map((article) => z.encode(blogSummarySchema, article)) }),
    ),
    http.post(`${baseUrl}/blog-details`, async ({ request }) => {
      const { data } = blogRequestSchema.safeParse(await request.json());
      const article = (await list()).find(({ url }) => url === data?.url);
      return article ? HttpResponse.json(z.encode(blogSchema, article)) : mockFailure(404);
    }),
    http.get(`${baseUrl}/challenge`, () => HttpResponse.json(EASY_CHALLENGE)),
    http.post(`${baseUrl}/contactus`, async ({ request }) =>
      accept(requestSchemas.appointment, await request.json()),
    ),
    http.post(`${baseUrl}/query`, async ({ request }) =>
      accept(
        requestSchemas.enquiry,
        isJson(request) ? await request.json() : Object.fromEntries(await request.formData()),
      ),
    ),
    http.post(`${baseUrl}/career`, async ({ request }) =>
      accept(requestSchemas.application, Object.fromEntries(await request.formData())),
    ),
  ];
}

const isJson = ({ headers }: Request) => headers.get("Content-Type")?.startsWith("application/json");

function invalidFields(issues: readonly { path: PropertyKey[]; message: string }[]): Failure {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0])] ??= message;
  return { status: "error", code: "invalid_fields", message: "Please check the marked fields.", fields };
}

const refuse = (status: number, failure: Failure) => HttpResponse.json(failure, { status });

/** The response of a server that rejects the call (4xx) or fails (5xx). @param status - default 503 */
export function mockFailure(status = 503) {
  const message = status < 500 ? "The request was not accepted." : "The server is busy.";
  return refuse(status, { status: "error", code: "mocked", message });
}

/** Never responds, like a server that hangs. */
export async function mockSilence() {
  await delay("infinite");
}
