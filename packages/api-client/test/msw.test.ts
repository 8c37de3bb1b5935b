import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import { mockApi, mockFailure, mockSilence } from "../src/msw.ts";
import { solveChallenge } from "../src/solve-challenge.ts";
import { applicationWith, appointment, enquiry, key } from "./requests.ts";

const article = {
  url: "rinsing",
  image: "http://clinic.example/rinsing.webp",
  title: "Rinsing",
  category: "Prevention",
  content: "<p>Water.</p>",
};
const server = setupServer(...mockApi({ articles: [article] }));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: "http://clinic.example/api" });
const success = { status: "success", reference: "AHD-7K3QX" };

it("responds to every call of the client", async () => {
  const { content: _content, ...summary } = article;
  await expect(api.blogs.list()).resolves.toEqual([summary]);
  await expect(api.blogs.details("rinsing")).resolves.toEqual(article);
  const challenge = await api.challenges.create("enquiry");
  if (!("parameters" in challenge)) return expect.fail("the challenge should be ours");
  const token = await solveChallenge(challenge);
  await expect(api.enquiries.send({ ...enquiry, token }, key)).resolves.toEqual(success);
  const attachment = new File(["x"], "x-ray.png");
  await expect(api.enquiries.send({ ...enquiry, attachment }, key)).resolves.toEqual(success);
  const date = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await expect(api.appointments.send({ ...appointment, date }, key)).resolves.toEqual(success);
  const application = applicationWith(new File(["x"], "asha.pdf"));
  await expect(api.applications.send(application, key)).resolves.toEqual(success);
});

it("rejects what the schemas reject, by field", async () => {
  await expect(api.enquiries.send({ ...enquiry, subject: "" }, key)).rejects.toMatchObject({
    kind: "rejected",
    fields: { subject: "Subject is required" },
  });
  await expect(api.blogs.details("unknown")).rejects.toMatchObject({ kind: "rejected", status: 404 });
});

it("fails and hangs on request", async () => {
  server.use(http.post("*/api/query", () => mockFailure()));
  await expect(api.enquiries.send(enquiry, key)).rejects.toMatchObject({ kind: "server", status: 503 });
  server.use(http.post("*/api/query", mockSilence));
  await expect(api.enquiries.send(enquiry, { ...key, timeout: 200 })).rejects.toMatchObject({
    kind: "timeout",
  });
});
