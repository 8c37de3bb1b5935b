import { statSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { RESUME_TYPES } from "@clinic/api-client/schemas/career";
import { ATTACHMENT_TYPES } from "@clinic/api-client/schemas/enquiry";
import { clinic } from "@clinic/content/server";
import { expect, it, onTestFinished } from "vitest";
import { doc, docx, fileOf, jpeg, pdf, png } from "../support/files.ts";
import { runRequests } from "../support/process.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import {
  application,
  apply,
  appointment,
  ask,
  enquiry,
  requestAppointment,
  solve,
} from "../support/visitor.ts";

/** A fake clamd that reads an INSTREAM. */
async function clamd(verdict: string) {
  const server = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      all = Buffer.concat([all, chunk]);
      if (all.length < 14 || all.length < 14 + all.readUInt32BE(10) + 4) return;
      socket.end(all.toString("latin1", 0, 10) === "zINSTREAM\0" ? verdict : "UNKNOWN COMMAND\0");
    });
  });
  const socketPath = path.join(temporaryDirectory(), "clamd.sock");
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  onTestFinished(() => void server.close());
  return socketPath;
}

async function noticeOf(dataDir: string) {
  return eventually(async () => {
    const found = (await mailsOf(dataDir)).find((mail) => mail.subject?.startsWith("New "));
    return found ?? expect.fail("no notice yet");
  });
}

const ENQUIRY = {
  fullName: enquiry.full_name,
  phone: enquiry.phone_number,
  email: enquiry.email_address,
  subject: enquiry.subject,
  message: enquiry.message,
};
const APPLICATION = {
  department: application.jobDepartment,
  fullName: application.fullName,
  phone: application.phoneNumber,
  email: application.emailAddress,
};

const PHONE_JPEG = Buffer.concat([jpeg(), jpeg(), Buffer.from("a film")]);

it.each([
  ["x-ray.pdf", pdf(), ATTACHMENT_TYPES.pdf, ask],
  ["x-ray.jpg", jpeg(), ATTACHMENT_TYPES.jpg, ask],
  ["a phone's x-ray.JPEG", PHONE_JPEG, ATTACHMENT_TYPES.jpg, ask],
  ["x-ray.png", png(), ATTACHMENT_TYPES.png, ask],
  ["cv.pdf", pdf(), RESUME_TYPES.pdf, apply],
  ["cv.doc", doc(), RESUME_TYPES.doc, apply],
  ["cv.docx", docx(), RESUME_TYPES.docx, apply],
] as const)(
  "stores a form with %s, and mails the file that the scanner called clean",
  async (name, content, mediaType, send) => {
    const answers = send === ask ? ENQUIRY : APPLICATION;
    const { url, dataDir, store } = await runServer({ RESUME_SCAN_CLAMD: await clamd("stream: OK\0") });
    // Browsers name the type as they please.
    const { status, body } = await send(url, fileOf(content, name, "text/html"));
    expect(status).toBe(200);
    const [row] = await rowsOf(store, "submissions");
    expect(JSON.parse(row?.answers ?? "")).toEqual(answers);
    const [file] = await rowsOf(store, "resumes");
    expect(file).toMatchObject({ media_type: mediaType, size: content.length, scan: "clean" });
    expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
    const notice = await noticeOf(dataDir);
    expect(notice.subject).toContain(body.reference);
    for (const answer of Object.values(answers)) expect(notice.text).toContain(answer);
    expect(notice.attachments).toMatchObject([
      { filename: name.replace("JPEG", "jpeg"), mimeType: mediaType, disposition: "attachment" },
    ]);
    expect(Buffer.from(notice.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
  },
);

it("stores and mails an enquiry without a file", async () => {
  const { url, dataDir, store } = await runServer();
  const { body } = await ask(url);
  const [row] = await rowsOf(store, "submissions");
  expect([row?.kind, JSON.parse(row?.answers ?? "")]).toEqual(["enquiry", ENQUIRY]);
  await eventually(async () => {
    const subjects = (await mailsOf(dataDir)).map((mail) => mail.subject);
    expect(subjects.sort()).toEqual([
      `New enquiry ${body.reference}`,
      `We have received your enquiry (${body.reference})`,
    ]);
  });
});

it.each([
  ["not-scanned", undefined, "no virus scanner has looked at it"],
  ["infected", () => clamd("stream: Eicar-Test FOUND\0"), "the virus scanner found malware in it"],
  ["scan-failed", () => clamd("ERROR\0"), "it could not be scanned"],
  ["scan-failed", async () => "127.0.0.1:9", "it could not be scanned"],
])("stores a file that is %s, attaches it to no mail, and says why", async (scan, start, reason) => {
  const { url, dataDir, store } = await runServer({ RESUME_SCAN_CLAMD: (await start?.()) ?? "" });
  expect((await apply(url, fileOf(pdf(), "cv.pdf"))).status).toBe(200);
  expect(await rowsOf(store, "resumes")).toMatchObject([{ scan }]);
  const notice = await noticeOf(dataDir);
  expect(notice.attachments).toEqual([]);
  expect(notice.text).toContain(`cv.pdf (kept on the server, not attached: ${reason})`);
});

it("stores a form with a file only once when it is sent again", async () => {
  const { url, store } = await runServer();
  const key = { "Idempotency-Key": "application-1" };
  const spent = { recaptchaValue: await solve(url, "application") };
  const first = await apply(url, fileOf(pdf(), "cv.pdf"), spent, key);
  const fresh = { recaptchaValue: await solve(url, "application") };
  // A check can expire, and Google's can't be verified twice.
  const refused = { recaptchaValue: "refused" };
  for (const check of [spent, fresh, refused])
    expect((await apply(url, fileOf(pdf(), "cv.pdf"), check, key)).body).toEqual(first.body);
  expect((await apply(url, fileOf(pdf("%other\n"), "cv.pdf"), {}, key)).status).toBe(409);
  expect(await rowsOf(store, "resumes")).toHaveLength(1);
});

it("accepts a file of 5 MB, and names the field of a larger or a wrong one", async () => {
  const { url, dataDir } = await runServer();
  const large = (bytes: number) =>
    fileOf(Buffer.concat([png(), Buffer.alloc(bytes - png().length)]), "x-ray.png");
  const { body } = await ask(url, large(5 * 1024 * 1024));
  expect(body.status).toBe("success");
  expect(await ask(url, large(5 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: "file_too_large", fields: { attachment: "File size must not exceed 5MB" } },
  });
  for (const [content, name] of [
    [docx(), "report.docx"],
    [pdf(), "x-ray.png"],
    [png().subarray(0, -8), "x-ray.png"],
    [jpeg().subarray(0, -2), "x-ray.jpg"],
  ] as const) {
    expect(await ask(url, fileOf(content, name))).toMatchObject({
      status: 422,
      body: { fields: { attachment: "The file must be a PDF, JPEG or PNG." } },
    });
  }
  const saved = path.join(temporaryDirectory(), "x-ray.png");
  await runRequests(["attachment", body.reference ?? "", "--out", saved], { DATA_DIR: dataDir });
  expect(statSync(saved).size).toBe(5 * 1024 * 1024);
});

it("refuses a day on which every branch is closed, with the form's words", async () => {
  const { url, store } = await runServer();
  const day = { date: appointment.date, name: "Founders’ Day" };
  const kept = [...clinic.holidays];
  onTestFinished(() => void clinic.holidays.splice(0, clinic.holidays.length, ...kept));
  clinic.holidays.unshift(day);
  const names = clinic.branches.map(({ name }) => name).join(" and ");
  expect(await requestAppointment(url)).toMatchObject({
    status: 422,
    body: { code: "invalid_fields", fields: { date: `${names} are closed: Founders’ Day` } },
  });
  expect(await rowsOf(store, "submissions")).toEqual([]);
  // One branch is open: the desk calls to agree on the branch.
  clinic.holidays.splice(0, 1, { ...day, branches: [clinic.branches[0].slug] } as typeof day);
  expect((await requestAppointment(url)).status).toBe(200);
});
