import { expect, it } from "vitest";
import { runServer } from "../support/server.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** How a form is described whose body has these fields, as each of these types. */
const form = (required: string[], types: string[]) => ({
  post: {
    parameters: [{ name: "Idempotency-Key", in: "header" }],
    requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: { required } }])) },
    responses: {
      200: json({ properties: { reference: expect.anything() } }),
      "4XX": json({ properties: { fields: expect.anything() } }),
    },
  },
});

it("describes what each operation takes and answers, by the wire's names", async () => {
  const { url } = await runServer();
  const description = await (await fetch(`${url}/api/docs/json`)).json();
  expect(description).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/api/all-blogs": { get: {} },
      "/api/challenge": { get: {} },
      "/api/blog-details": { post: { requestBody: json({ required: ["url"] }) } },
      "/api/contactus": form(
        ["full_name", "email", "phone", "date", "message", "recaptchaValue"],
        ["application/json"],
      ),
      "/api/query": form(
        ["full_name", "phone_number", "email_address", "subject", "message", "recaptchaValue"],
        ["application/json", "multipart/form-data"],
      ),
      "/api/career": form(
        ["jobDepartment", "fullName", "phoneNumber", "emailAddress", "resume", "recaptchaValue"],
        ["multipart/form-data"],
      ),
    },
  });
  expect(JSON.stringify(description.paths["/api/all-blogs"])).toContain("cateogry");
});

it("serves a page for readers that loads only its own files", async () => {
  const { url } = await runServer();
  const page = await fetch(`${url}/api/docs`);
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await fetch(new URL(file, url));
    await response.arrayBuffer();
    expect([file, response.status]).toEqual([file, 200]);
  }
});
