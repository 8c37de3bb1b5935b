import { expect, it } from "vitest";
import { type ApiClient, createApiClient } from "../src/create-api-client.ts";
import { isApiError } from "../src/errors.ts";
import { applicationWith, appointment, enquiry, key } from "./requests.ts";
import { json, type Received, serve } from "./serve.ts";

/** Resolves to the call's rejection. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("the call should fail"),
    (error: unknown) => error,
  );

const authorization = "Bearer public-id";

/** Sends by one of the calls, and returns what the server received. */
async function requestOf(send: (api: ApiClient) => Promise<unknown>) {
  const answer = { status: "success", reference: "AHD-7K3QX9" };
  const { baseUrl, received } = await serve(json({ ...answer, unknown: 7 }));
  await expect(send(createApiClient({ baseUrl, authorization }))).resolves.toEqual(answer);
  expect(received).toMatchObject([
    {
      method: "POST",
      headers: { accept: "application/json", authorization, "idempotency-key": key.idempotencyKey },
    },
  ]);
  return received[0] as Received;
}

it.each<[string, (api: ApiClient) => Promise<unknown>, string, string]>([
  [
    "an appointment request",
    ({ appointments }) => appointments.send({ ...appointment, honeypot: "", elapsedMs: 60_000 }, key),
    "/api/contactus",
    '{"full_name":"Asha Rao","email":"asha@example.in","phone":"+912200000101","date":"2030-01-05","message":"A check-up, please.","recaptchaValue":"solved","website":"","elapsedMs":60000}',
  ],
  [
    "an enquiry without an attachment",
    ({ enquiries }) => enquiries.send({ ...enquiry, attachment: undefined }, key),
    "/api/query",
    '{"full_name":"Asha Rao","phone_number":"9876543210","email_address":"asha@example.in","subject":"Whitening","message":"How long does it take?","recaptchaValue":"solved"}',
  ],
])("sends %s as the requirements' JSON, to the byte", async (_, send, url, body) => {
  const request = await requestOf(send);
  expect(request).toMatchObject({ url, body, headers: { "content-type": "application/json" } });
});

const file = new File(["%PDF-1.7"], "asha.pdf", { type: "application/pdf" });

it.each<[string, (api: ApiClient) => Promise<unknown>, string, object, string]>([
  [
    "an enquiry with an attachment",
    ({ enquiries }) => enquiries.send({ attachment: file, ...enquiry, fullName: "Łukasz Nowak" }, key),
    "/api/query",
    {
      full_name: "Łukasz Nowak",
      phone_number: "9876543210",
      email_address: "asha@example.in",
      subject: "Whitening",
      message: "How long does it take?",
      recaptchaValue: "solved",
    },
    "attachment",
  ],
  [
    "a job application with its resume",
    ({ applications }) => applications.send(applicationWith(file), key),
    "/api/career",
    {
      jobDepartment: "Dentist",
      fullName: "Asha Rao",
      phoneNumber: "9876543210",
      emailAddress: "asha@example.in",
      recaptchaValue: "solved",
    },
    "resume",
  ],
])("sends %s as multipart form data, the file last", async (_, send, path, values, fileField) => {
  const { url, body, headers } = await requestOf(send);
  const form = await new Response(body, {
    headers: { "Content-Type": headers["content-type"] ?? "" },
  }).formData();
  const [name, sent] = [...form].at(-1) as [string, File];
  expect([name, sent.name, sent.type, await sent.text()]).toEqual([
    fileField,
    "asha.pdf",
    "application/pdf",
    "%PDF-1.7",
  ]);
  form.delete(name);
  expect([url, Object.fromEntries(form)]).toEqual([path, values]);
});

it("exposes the fields the server rejected by our names, with its messages", async () => {
  const body = {
    status: "error",
    code: "invalid_fields",
    message: "Please check the marked fields.",
    fields: { email_address: "Invalid email address" },
  };
  const { baseUrl } = await serve(json(body, 422));
  const error = await failureOf(createApiClient({ baseUrl }).appointments.send(appointment, key));
  expect(isApiError(error, "rejected")).toBe(true);
  const fields = { email: "Invalid email address" };
  expect(error).toMatchObject({ message: body.message, status: 422, body, fields });
});

it.each([
  [
    "refused without a body",
    (r) => r.writeHead(400).end(),
    { kind: "rejected", status: 400, body: undefined },
  ],
  [
    "refused with a page",
    (r) => r.writeHead(403, { "Content-Type": "text/html" }).end("<h1>No</h1>"),
    { kind: "rejected", status: 403, body: "<h1>No</h1>", message: expect.stringContaining("baseUrl") },
  ],
  [
    "failed with a body",
    json({ reason: "disk" }, 500),
    { kind: "server", status: 500, body: { reason: "disk" } },
  ],
  ["failed without a body", (r) => r.writeHead(503).end(), { kind: "server", status: 503, body: undefined }],
  [
    "another status than success",
    json({ status: "queued" }),
    { kind: "rejected", body: { status: "queued" } },
  ],
  ["no status", json({ ok: true }), { kind: "unreadable", body: { ok: true } }],
  [
    "a wrong address of our server",
    json({ status: "error", code: "not_found", message: "There is nothing at this address." }, 404),
    { kind: "unreadable", code: undefined, message: expect.stringMatching(/contactus .*baseUrl/) },
  ],
  ["another server's 404", json({}, 404), { kind: "rejected", message: expect.stringContaining("baseUrl") }],
  ["null", json(null), { kind: "unreadable" }],
  ["an empty body", (r) => r.writeHead(200).end(), { kind: "unreadable" }],
  [
    "a page in place of JSON",
    (r) => r.writeHead(200).end("<!doctype html>"),
    { kind: "unreadable", message: expect.stringContaining("baseUrl") },
  ],
  [
    "a dropped connection",
    (r) => r.destroy(),
    { kind: "network", message: expect.stringContaining("CORS_ORIGINS") },
  ],
  [
    "a connection dropped in the middle of the response",
    (r) => {
      r.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      r.write('{"status":', () => r.destroy());
    },
    { kind: "network" },
  ],
] satisfies [string, Parameters<typeof serve>[0], object][])(
  "does not take it for success: %s",
  async (_name, respond, expected) => {
    const { baseUrl, received } = await serve(respond);
    const error = await failureOf(createApiClient({ baseUrl }).appointments.send(appointment, key));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject(expected);
    expect((error as Error).message).not.toBe("");
    expect(received, "nothing is sent twice behind the caller's back").toHaveLength(1);
  },
);

it.each(["/api", ""])("asks for an absolute address in Node, instead of %j", async (baseUrl) => {
  const error = await failureOf(createApiClient({ baseUrl }).appointments.send(appointment, key));
  expect(isApiError(error, "network") && error.message).toContain("absolute `baseUrl`");
});

it.each<[string, Parameters<typeof serve>[0]]>([
  ["the server does not respond", () => {}],
  [
    "the response never ends",
    (r) => r.writeHead(200, { "Content-Type": "application/json" }).write('{"status":'),
  ],
])("times out when %s", async (_, respond) => {
  const { baseUrl, received } = await serve(respond);
  // Long enough for a busy machine to connect.
  const { appointments } = createApiClient({ baseUrl, timeout: 1000 });
  expect(isApiError(await failureOf(appointments.send(appointment, key)), "timeout")).toBe(true);
  expect(received).toHaveLength(1);
});

it("rethrows a bug unchanged rather than as a network error", async () => {
  const bug = new TypeError("Cannot read properties of undefined (reading 'headers')");
  const api = createApiClient({ baseUrl: "https://api.example/v1", fetch: () => Promise.reject(bug) });
  expect(await failureOf(api.appointments.send(appointment, key))).toBe(bug);
});
