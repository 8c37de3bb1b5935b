import { readFileSync } from "node:fs";
import path from "node:path";
import { createApiClient } from "@clinic/api-client";
import { describe, expect, it } from "vitest";
import { inspectFile } from "../../src/resumes/inspect-file.ts";
import { docx, fileOf, jpeg, pdf, png } from "../support/files.ts";
import { runRequests } from "../support/process.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { enquiry, solve } from "../support/visitor.ts";

const PNG = png();
const JPEG = jpeg();

async function ask(url: string, attachment: File | undefined, key = "enquiry-of-a-test") {
  const api = createApiClient({ baseUrl: `${url}/api` });
  const recaptchaValue = await solve(url, "enquiry");
  return api.enquiries.send({ ...enquiry, attachment, recaptchaValue }, { idempotencyKey: key });
}

const whyRefused = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.fail("the enquiry should be refused"),
    ({ status, code, fields }) => ({ status, code, fields }),
  );

it.each([
  ["x-ray.pdf", pdf(), "application/pdf"],
  ["x-ray.jpg", JPEG, "image/jpeg"],
  ["x-ray.JPEG", JPEG, "image/jpeg"],
  ["x-ray.png", PNG, "image/png"],
])("stores an enquiry with %s, and mails the file to the clinic", async (name, content, mediaType) => {
  const { url, dataDir, store } = await runServer();
  const { reference } = await ask(url, fileOf(content, name));
  const [row] = (await rowsOf(store, "submissions")) as { kind: string; answers: string }[];
  expect(row?.kind).toBe("enquiry");
  expect(JSON.parse(row?.answers ?? "")).toEqual(enquiry);
  const [file] = (await rowsOf(store, "resumes")) as { content: Uint8Array }[];
  expect(file).toMatchObject({ media_type: mediaType, size: content.length, scan: "not-scanned" });
  expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
  const notice = await eventually(async () => {
    const found = (await mailsOf(dataDir)).find((mail) => mail.subject === `New enquiry ${reference}`);
    expect(found).toBeDefined();
    return found;
  });
  expect(notice?.text).toContain(`Attachment: ${name.replace("JPEG", "jpeg")} (attached)`);
  expect(notice?.attachments).toMatchObject([{ mimeType: mediaType, disposition: "attachment" }]);
});

it("accepts an attachment of 5 MB, and names the field of a larger one", async () => {
  const { url } = await runServer();
  const large = (bytes: number) =>
    fileOf(Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]), "x-ray.png");
  await expect(ask(url, large(5 * 1024 * 1024), "five-megabytes")).resolves.toMatchObject({
    status: "success",
  });
  expect(await whyRefused(ask(url, large(5 * 1024 * 1024 + 1), "more-than-that"))).toEqual({
    status: 413,
    code: "file_too_large",
    fields: { attachment: "File size must not exceed 5MB" },
  });
});

it.each([
  ["a Word file", "x-ray.docx", docx()],
  ["a PDF named png", "x-ray.png", pdf()],
  ["a PNG named jpg", "x-ray.jpg", PNG],
  ["a page named jpg", "x-ray.jpg", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PNG cut in half", "x-ray.png", PNG.subarray(0, -6)],
  ["a JPEG without its end", "x-ray.jpg", JPEG.subarray(0, -2)],
])("refuses %s by the field, and stores nothing", async (_trick, name, content) => {
  const { url, store } = await runServer();
  const { status, fields } = await whyRefused(ask(url, fileOf(content, name)));
  expect([status, fields]).toEqual([422, { attachment: "The file must be a PDF, JPEG or PNG." }]);
  expect(await rowsOf(store, "submissions")).toEqual([]);
});

it("refuses a picture as a resume", async () => {
  await expect(inspectFile("resume", "cv.png", PNG)).rejects.toMatchObject({ code: "invalid_resume" });
});

it.each([
  ["x-ray.png", PNG],
  ["x-ray.jpg", JPEG],
])("suspects a %s that goes on after its end, which is kept but not mailed", async (name, content) => {
  expect(await inspectFile("attachment", name, content)).toMatchObject({ suspicious: false });
  const longer = Buffer.concat([content, Buffer.from("PK\x03\x04")]);
  expect(await inspectFile("attachment", name, longer)).toMatchObject({ suspicious: true });
});

it("stores an enquiry only once when it is sent again with the same file", async () => {
  const { url, store } = await runServer();
  const first = await ask(url, fileOf(PNG, "x-ray.png"));
  expect(await ask(url, fileOf(PNG, "x-ray.png"))).toEqual(first);
  expect(await whyRefused(ask(url, fileOf(JPEG, "x-ray.jpg")))).toMatchObject({ status: 409 });
  expect(await rowsOf(store, "resumes")).toHaveLength(1);
});

describe("the requests command", () => {
  it("shows, saves, exports and forgets the attachment", async () => {
    const { url, dataDir, store } = await runServer();
    const { reference = "" } = await ask(url, fileOf(PNG, "x-ray.png"));
    const here = temporaryDirectory();
    const run = (...args: string[]) => runRequests(args, { DATA_DIR: dataDir, INIT_CWD: here });
    expect((await run("show", reference)).stdout).toMatch(/Attachment: x-ray\.png, \d+ bytes, not-scanned/);
    expect((await run("attachment", reference, "--out", "saved.png")).status).toBe(0);
    expect(readFileSync(path.join(here, "saved.png")).equals(PNG)).toBe(true);
    await run("export", "--email", enquiry.email_address, "--out", "all");
    expect(readFileSync(path.join(here, `all/${reference}-attachment.png`)).equals(PNG)).toBe(true);
    await run("forget", "--email", enquiry.email_address);
    expect(await rowsOf(store, "resumes")).toEqual([]);
  });
});
