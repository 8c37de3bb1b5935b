import { chmodSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { doc, docx, fileOf, pdf } from "../support/files.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { application, apply, enquiry, post, solve } from "../support/visitor.ts";

it("stores and mails an enquiry from the footer", async () => {
  const { url, dataDir, store } = await runServer();
  const recaptchaValue = await solve(url, "enquiry");
  const { status, body } = await post(url, "/query", { ...enquiry, recaptchaValue });
  expect(status).toBe(200);
  const [row] = (await rowsOf(store, "submissions")) as { kind: string; answers: string }[];
  expect(row?.kind).toBe("enquiry");
  expect(JSON.parse(row?.answers ?? "")).toEqual(enquiry);
  await eventually(async () => {
    const subjects = (await mailsOf(dataDir)).map((mail) => mail.subject);
    expect(subjects.sort()).toEqual([
      `New enquiry ${body.reference}`,
      `We have received your enquiry (${body.reference})`,
    ]);
  });
});

it.each([
  ["cv.pdf", pdf(), "application/pdf"],
  ["cv.doc", doc(), "application/msword"],
  ["cv.docx", docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
])("stores an application with %s and mails the resume to the clinic", async (name, content, mediaType) => {
  const { url, dataDir, store } = await runServer();
  const response = await apply(url, fileOf(content, `Asha ${name}`));
  expect(response).toMatchObject({ status: 200, body: { status: "success" } });
  const [row] = (await rowsOf(store, "submissions")) as { answers: string }[];
  expect(JSON.parse(row?.answers ?? "")).toEqual(application);
  const [resume] = (await rowsOf(store, "resumes")) as { content: Uint8Array }[];
  expect(resume).toMatchObject({
    file_name: `Asha ${name}`,
    media_type: mediaType,
    size: content.length,
    scan: "not-scanned",
  });
  expect(Buffer.from(resume?.content ?? []).equals(content)).toBe(true);

  const notice = await eventually(async () => {
    const found = (await mailsOf(dataDir)).find((mail) => mail.subject?.startsWith("New job application"));
    expect(found).toBeDefined();
    return found;
  });
  expect(notice?.attachments).toMatchObject([
    { filename: `Asha ${name}`, mimeType: mediaType, disposition: "attachment" },
  ]);
  expect(Buffer.from(notice?.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
});

it("stores an application only once when it is sent again", async () => {
  const { url, store } = await runServer();
  const key = { "Idempotency-Key": "application-1" };
  const first = await apply(url, fileOf(pdf(), "cv.pdf"), {}, key);
  const again = await apply(url, fileOf(pdf(), "cv.pdf"), {}, key);
  const otherFile = await apply(url, fileOf(pdf("%other\n"), "cv.pdf"), {}, key);
  expect(again.body).toEqual(first.body);
  expect(otherFile.status).toBe(409);
  expect(await rowsOf(store, "resumes")).toHaveLength(1);
});

/** A fake clamd that reads an INSTREAM. */
async function clamdStandIn(verdict: (content: Buffer) => string) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      expect(all.subarray(0, 10).toString()).toBe("zINSTREAM\0");
      const length = all.readUInt32BE(10);
      socket.end(verdict(all.subarray(14, 14 + length)));
    });
  });
  const socketPath = path.join(temporaryDirectory(), "clamd.sock");
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  onTestFinished(() => void server.close());
  return socketPath;
}

it("marks what clamd finds, and does not attach it", async () => {
  const socketPath = await clamdStandIn((content) =>
    content.includes("EICAR") ? "stream: Eicar-Test FOUND\0" : "stream: OK\0",
  );
  const { url, dataDir, store } = await runServer({ RESUME_SCAN_CLAMD: socketPath });
  expect((await apply(url, fileOf(pdf("%EICAR\n"), "bad.pdf"))).status).toBe(200);
  expect((await apply(url, fileOf(pdf(), "good.pdf"))).status).toBe(200);
  const resumes = (await rowsOf(store, "resumes")) as { file_name: string; scan: string }[];
  expect(Object.fromEntries(resumes.map((row) => [row.file_name, row.scan]))).toEqual({
    "bad.pdf": "infected",
    "good.pdf": "clean",
  });
  const notices = await eventually(async () => {
    const found = (await mailsOf(dataDir)).filter((mail) => mail.subject?.startsWith("New job"));
    expect(found).toHaveLength(2);
    return found;
  });
  expect(notices.flatMap((mail) => mail.attachments.map((attachment) => attachment.filename))).toEqual([
    "good.pdf",
  ]);
  expect(notices.some((mail) => mail.text?.includes("the virus scanner found malware"))).toBe(true);
});

it.each([
  ["clean", "cat > /dev/null; exit 0"],
  ["infected", "exit 1"],
  ["scan-failed", "exit 2"],
  ["scan-failed", "/no/such/scanner"],
])("stores an application and marks its resume %s when the command is %j", async (scan, command) => {
  const script = path.join(temporaryDirectory(), "scan.sh");
  writeFileSync(script, `#!/bin/sh\n${command}\n`);
  chmodSync(script, 0o700);
  const { url, store } = await runServer({ RESUME_SCAN_COMMAND: script });
  expect((await apply(url, fileOf(pdf(), "cv.pdf"))).status).toBe(200);
  expect(await rowsOf(store, "resumes")).toMatchObject([{ scan }]);
});

it("stores an application when the scanner cannot be reached", async () => {
  const { url, store } = await runServer({ RESUME_SCAN_CLAMD: "127.0.0.1:9" });
  expect((await apply(url, fileOf(pdf(), "cv.pdf"))).status).toBe(200);
  expect(await rowsOf(store, "resumes")).toMatchObject([{ scan: "scan-failed" }]);
});
