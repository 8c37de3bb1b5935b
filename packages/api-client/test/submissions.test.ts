import { expect, it } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import { isApiError } from "../src/errors.ts";
import { applicationWith, appointment, enquiry, key } from "./requests.ts";
import { json, serve } from "./serve.ts";

/** Resolves to the call's rejection. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("the call should fail"),
    (error: unknown) => error,
  );

it("sends an appointment request to POST /contactus", async () => {
  const { baseUrl, received } = await serve(json({ status: "success", reference: "AHD-7K3QX9", unknown: 7 }));
  const api = createApiClient({ baseUrl });

  await expect(
    api.appointments.request({ ...appointment, honeypot: "", elapsedMs: 60_000 }, key),
  ).resolves.toEqual({
    status: "success",
    reference: "AHD-7K3QX9",
  });

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/api/contactus",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": key.idempotencyKey,
    },
  });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    full_name: "Asha Rao",
    email: "asha@example.in",
    phone: "+912200000101",
    date: "2030-01-05",
    message: "A check-up, please.",
    recaptchaValue: "solved",
    website: "",
    elapsedMs: 60_000,
  });
});

it("sends an enquiry without an attachment as the requirements' JSON, to the byte", async () => {
  const { baseUrl, received } = await serve(json({ status: "success" }));
  await createApiClient({ baseUrl }).enquiries.send({ ...enquiry, attachment: undefined }, key);
  expect(received[0]).toMatchObject({ url: "/api/query", headers: { "content-type": "application/json" } });
  expect(received[0]?.body).toBe(
    '{"full_name":"Asha Rao","phone_number":"9876543210","email_address":"asha@example.in","subject":"Whitening","message":"How long does it take?","recaptchaValue":"solved"}',
  );
});

it("sends an enquiry with an attachment as multipart form data, the file last", async () => {
  const { baseUrl, received } = await serve(json({ status: "success" }));
  const attachment = new File(["%PDF-1.7"], "x-ray.pdf", { type: "application/pdf" });
  await createApiClient({ baseUrl }).enquiries.send(
    {
      attachment,
      fullName: "Łukasz Nowak",
      phone: "48221234567",
      email: "lukasz@example.pl",
      subject: "Implants",
      message: "How long should I stay?",
      token: "solved",
    },
    key,
  );
  const request = received[0];
  expect(request).toMatchObject({ method: "POST", url: "/api/query" });
  const form = await new Response(request?.body, {
    headers: { "Content-Type": request?.headers["content-type"] ?? "" },
  }).formData();
  expect([...form.keys()].at(-1)).toBe("attachment");
  expect(form.get("full_name")).toBe("Łukasz Nowak");
  expect((form.get("attachment") as File).name).toBe("x-ray.pdf");
});

it("sends a job application with its resume as multipart form data", async () => {
  const { baseUrl, received } = await serve(json({ status: "success" }));
  const resume = new File(["%PDF-1.7"], "asha.pdf", { type: "application/pdf" });
  await createApiClient({ baseUrl }).applications.send(applicationWith(resume), key);
  const request = received[0];
  expect(request).toMatchObject({ method: "POST", url: "/api/career" });
  const form = await new Response(request?.body, {
    headers: { "Content-Type": request?.headers["content-type"] ?? "" },
  }).formData();
  expect(Object.fromEntries([...form].filter(([name]) => name !== "resume"))).toEqual({
    jobDepartment: "Dentist",
    fullName: "Asha Rao",
    phoneNumber: "9876543210",
    emailAddress: "asha@example.in",
    recaptchaValue: "solved",
  });
  const sent = form.get("resume") as File;
  expect([sent.name, sent.type, await sent.text()]).toEqual(["asha.pdf", "application/pdf", "%PDF-1.7"]);
});

it("exposes the fields the server rejected by our names, with its messages", async () => {
  const body = {
    status: "error",
    code: "invalid_fields",
    message: "Please check the marked fields.",
    fields: { email_address: "Invalid email address" },
  };
  const { baseUrl } = await serve(json(body, 422));
  const error = await failureOf(createApiClient({ baseUrl }).appointments.request(appointment, key));
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
    { kind: "rejected", status: 403, body: "<h1>No</h1>" },
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
  ["null", json(null), { kind: "unreadable" }],
  ["an empty body", (r) => r.writeHead(200).end(), { kind: "unreadable" }],
  ["a page in place of JSON", (r) => r.writeHead(200).end("<!doctype html>"), { kind: "unreadable" }],
  ["a dropped connection", (r) => r.destroy(), { kind: "network" }],
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
    const error = await failureOf(createApiClient({ baseUrl }).appointments.request(appointment, key));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject(expected);
    expect((error as Error).message).not.toBe("");
    expect(received, "nothing is sent twice behind the caller's back").toHaveLength(1);
  },
);

it("times out when the server does not respond", async () => {
  const { baseUrl, received } = await serve(() => {});
  const error = await failureOf(
    createApiClient({ baseUrl, timeout: 100 }).appointments.request(appointment, key),
  );
  expect(isApiError(error, "timeout")).toBe(true);
  expect(received).toHaveLength(1);
});

it("times out when the response never ends", async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).write('{"status":');
  });
  const error = await failureOf(
    createApiClient({ baseUrl, timeout: 100 }).appointments.request(appointment, key),
  );
  expect(isApiError(error, "timeout")).toBe(true);
});

it("rejects with a network error when nothing listens", async () => {
  const error = await failureOf(
    createApiClient({ baseUrl: "http://127.0.0.1:9/api" }).appointments.request(appointment, key),
  );
  expect(isApiError(error, "network")).toBe(true);
});

it("rejects with the signal's reason when aborted", async () => {
  const stop = new AbortController();
  const { baseUrl } = await serve(() => stop.abort(new Error("left the page")));
  const error = await failureOf(
    createApiClient({ baseUrl }).appointments.request(appointment, { ...key, signal: stop.signal }),
  );
  expect(isApiError(error)).toBe(false);
  expect(error).toMatchObject({ message: "left the page" });
});

it("uses the given fetch", async () => {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: "https://api.example/v1/",
    fetch: async (input) => {
      asked.push((input as Request).url);
      return Response.json({ status: "success" });
    },
  });
  await api.appointments.request(appointment, key);
  expect(asked).toEqual(["https://api.example/v1/contactus"]);
});

it("rethrows a bug unchanged rather than as a network error", async () => {
  const bug = new TypeError("Cannot read properties of undefined (reading 'headers')");
  const api = createApiClient({ baseUrl: "https://api.example/v1", fetch: () => Promise.reject(bug) });
  expect(await failureOf(api.appointments.request(appointment, key))).toBe(bug);
});
