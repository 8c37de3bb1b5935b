import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { expect, it, onTestFinished } from "vitest";
import { runServer } from "../support/server.ts";

type Operation = {
  operationId?: string;
  parameters?: { name: string; in: string }[];
  tags?: string[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
};
type Description = Omit<OpenAPI3, "paths"> & { paths: Record<string, Record<string, Operation>> };

async function readDescription() {
  const { url } = await runServer();
  return { url, description: (await (await fetch(`${url}/api/docs/json`)).json()) as Description };
}

it("names every operation and the schemas of requests", async () => {
  const { description } = await readDescription();
  expect(description.openapi).toBe("3.1.0");
  expect(description.servers).toEqual([{ url: "/" }]);
  const operations = Object.entries(description.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => [
      `${method} ${address}`,
      operationId,
      ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => `${type}: ${schema.$ref}`),
    ]),
  );
  const schema = (name: string) => `#/components/schemas/${name}`;
  expect(operations.sort()).toEqual([
    ["get /api/all-blogs", "listArticles"],
    ["get /api/challenge", "createChallenge"],
    ["post /api/blog-details", "getArticle", `application/json: ${schema("BlogUrlInput")}`],
    ["post /api/career", "sendApplication", `multipart/form-data: ${schema("ApplicationInput")}`],
    ["post /api/contactus", "requestAppointment", `application/json: ${schema("AppointmentInput")}`],
    [
      "post /api/query",
      "sendEnquiry",
      `application/json: ${schema("EnquiryInput")}`,
      `multipart/form-data: ${schema("EnquiryWithAttachmentInput")}`,
    ],
  ]);
});

it("groups the operations for readers", async () => {
  const { description } = await readDescription();
  expect(description.tags?.map(({ name }) => name)).toEqual(["Forms", "Human check", "Articles"]);
  const groups = Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, tags }) => [operationId, tags]),
  );
  expect(Object.fromEntries(groups)).toEqual({
    requestAppointment: ["Forms"],
    sendEnquiry: ["Forms"],
    sendApplication: ["Forms"],
    createChallenge: ["Human check"],
    listArticles: ["Articles"],
    getArticle: ["Articles"],
  });
});

it("describes the idempotency key of every form", async () => {
  const { description } = await readDescription();
  for (const form of ["career", "contactus", "query"])
    expect(description.paths[`/api/${form}`]?.post?.parameters).toMatchObject([
      { name: "Idempotency-Key", in: "header" },
    ]);
});

it("serves a page for readers that loads only its own files", async () => {
  const { url } = await readDescription();
  const page = await fetch(`${url}/api/docs`);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await fetch(new URL(file, url));
    // The server closes once its responses have been read.
    await response.arrayBuffer();
    expect([file, response.status]).toEqual([file, 200]);
  }
});

/** Fails to compile where the generated types and the client's differ. */
const COMPARISON = `
import type { ApplicationRequest } from "@clinic/api-client/schemas/application";
import type { AppointmentRequest } from "@clinic/api-client/schemas/appointment";
import type { blogListSchema, blogSchema } from "@clinic/api-client/schemas/blog";
import type { ChallengeResponse } from "@clinic/api-client/schemas/challenge";
import type { EnquiryRequest, EnquiryWithAttachmentRequest } from "@clinic/api-client/schemas/enquiry";
import type { Failure, SubmissionSuccess } from "@clinic/api-client/schemas/response";
import type { input } from "zod/v4/core";
import type { operations } from "./generated.ts";

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
/** In a description a file is text in a binary format, and a coerced number is anything. */
type Described<Value> = { [Name in keyof Value]: Value[Name] extends File | undefined ? string : Value[Name] };
type Sent<Id extends keyof operations, Type extends string> =
  operations[Id] extends { requestBody: { content: Record<Type, infer Body> } } ? Body : never;
type Received<Id extends keyof operations> =
  operations[Id] extends { responses: { 200: { content: { "application/json": infer Body } } } } ? Body : never;
type Refused<Id extends keyof operations> =
  operations[Id] extends { responses: { "4XX": { content: { "application/json": infer Body } } } } ? Body : never;
type WithoutSignals<Value> = Omit<Value, "elapsedMs">;

const same = <_Result extends true>() => {};
same<Same<WithoutSignals<Sent<"requestAppointment", "application/json">>, WithoutSignals<AppointmentRequest>>>();
same<Same<WithoutSignals<Sent<"sendEnquiry", "application/json">>, WithoutSignals<EnquiryRequest>>>();
same<Same<
  WithoutSignals<Sent<"sendEnquiry", "multipart/form-data">>,
  WithoutSignals<Described<EnquiryWithAttachmentRequest>>
>>();
same<Same<
  WithoutSignals<Sent<"sendApplication", "multipart/form-data">>,
  WithoutSignals<Described<ApplicationRequest>>
>>();
same<Same<Received<"requestAppointment">, SubmissionSuccess>>();
same<Same<Refused<"requestAppointment">, Failure>>();
same<Same<Received<"listArticles">, input<typeof blogListSchema>>>();
same<Same<Received<"getArticle">, input<typeof blogSchema>>>();
same<Same<Received<"createChallenge">, ChallengeResponse>>();
`;

/** Compiles comparisons with the types that are generated. @returns the errors */
async function compile(comparisons: Record<string, string>): Promise<string[]> {
  const { description } = await readDescription();
  // Ignored by the checks, which may be running as well.
  const cache = path.join(import.meta.dirname, "../../.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "generated-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, "generated.ts"),
    astToString(await openapiTypescript(description as OpenAPI3)),
  );
  const files = Object.entries(comparisons).map(([name, comparison]) => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, comparison);
    return file;
  });
  const options =
    "--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2023 --lib es2023,dom --types node --allowImportingTsExtensions";
  return promisify(execFile)("npx", ["tsc", ...options.split(" "), ...files], {
    cwd: path.join(import.meta.dirname, "../.."),
  }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trim().split("\n"),
  );
}

it("generates types that compile and match the client's, and that would not match others", async () => {
  const different = COMPARISON.replaceAll("SubmissionSuccess", "Failure").replace(
    "Failure, Failure }",
    "Failure }",
  );
  const errors = await compile({ same: COMPARISON, different });
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((line) => !/different\.ts.*error TS2344/.test(line) && !/^\s/.test(line))).toEqual([]);
});
