import { expect, it } from "vitest";
import { runServer } from "../support/server.ts";

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: { properties: object } }> }>;
}

it("describes what each operation takes and answers, by the wire's names", async () => {
  const { url } = await runServer();
  const { openapi, paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(openapi).toBe("3.1.0");
  const bodies = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => {
      const [operation] = Object.values(methods);
      const types = Object.entries(operation?.requestBody?.content ?? {});
      return [path, Object.fromEntries(types.map(([type, { schema }]) => [type, schema.required]))];
    }),
  );
  const enquiry = ["full_name", "phone_number", "email_address", "subject", "message", "recaptchaValue"];
  expect(bodies).toEqual({
    "/api/all-blogs": {},
    "/api/challenge": {},
    "/api/blog-details": { "application/json": ["url"] },
    "/api/contactus": {
      "application/json": ["full_name", "email", "phone", "date", "message", "recaptchaValue"],
    },
    "/api/query": { "application/json": enquiry, "multipart/form-data": enquiry },
    "/api/career": {
      "multipart/form-data": [
        "jobDepartment",
        "fullName",
        "phoneNumber",
        "emailAddress",
        "resume",
        "recaptchaValue",
      ],
    },
  });
  for (const form of ["career", "contactus", "query"]) {
    const { post } = paths[`/api/${form}`] ?? {};
    expect(post?.parameters).toMatchObject([{ name: "Idempotency-Key", in: "header" }]);
    expect(post?.responses["200"]?.content["application/json"]?.schema.properties).toHaveProperty(
      "reference",
    );
    expect(post?.responses["4XX"]?.content["application/json"]?.schema.properties).toHaveProperty("fields");
  }
  expect(JSON.stringify(paths["/api/all-blogs"])).toContain("cateogry");
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
