import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { inspectFile } from "../../src/resumes/inspect-file.ts";
import { createResumeScanner } from "../../src/resumes/scan-resume.ts";
import { DOCX_PARTS, doc, docx, fileOf, pdf, zip } from "../support/files.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { application, apply, read, solve } from "../support/visitor.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const EXE = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200), Buffer.from("PE\0\0")]);
const ELF = Buffer.from("7f454c4602010100", "hex");
const HTML = "<!doctype html><script>alert(1)</script>";
const XLSX = zip({
  "[Content_Types].xml":
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  "xl/workbook.xml": "<workbook/>",
});
/** An entry that claims to unpack to 4 GB. */
const BOMB = (() => {
  const file = zip({ "word/document.xml": deflateRawSync(Buffer.alloc(1024)).toString("latin1") });
  file.writeUInt32LE(0xffffffff, 22);
  return file;
})();

/** Files that pass for a resume by their name, their media type or their first bytes. */
const TRICKS: [trick: string, name: string, content: Buffer | string, type?: string][] = [
  ["a program", "cv.exe", EXE],
  ["a program named pdf", "cv.pdf", EXE],
  ["a program named pdf, called a PDF", "cv.pdf", EXE, "application/pdf"],
  ["a program with two extensions", "cv.pdf.exe", pdf()],
  ["a program with a hidden extension", "cv.pdf\u202efdp.exe", pdf()],
  ["a null byte in the name", "cv.exe\0.jpg", EXE],
  ["a name that ends with a dot", "cv.pdf.", pdf()],
  ["a name that ends with a space", "cv.exe ", EXE],
  ["an alternate data stream", "cv.pdf::$DATA", pdf()],
  ["no extension", "cv", pdf()],
  ["only an extension of another kind", ".htaccess", "AddType"],
  ["a page", "cv.html", HTML],
  ["a page named pdf", "cv.pdf", HTML],
  ["a page named doc", "cv.doc", HTML],
  ["a page inside an SVG picture", "cv.svg", "<svg onload='alert(1)'/>"],
  ["a picture named pdf", "cv.pdf", PNG],
  ["a script named pdf", "cv.pdf", "#!/bin/sh\nrm -rf /"],
  ["a PHP script named docx", "cv.docx", "<?php system($_GET['c']); ?>"],
  ["an ELF program named docx", "cv.docx", ELF],
  ["a PDF named docx", "cv.docx", pdf()],
  ["a PDF named doc", "cv.doc", pdf()],
  ["a docx named pdf", "cv.pdf", docx()],
  ["a docx named doc", "cv.doc", docx()],
  ["a doc named docx", "cv.docx", doc()],
  ["rich text named doc", "cv.doc", "{\\rtf1 hello}"],
  ["a spreadsheet named docx", "cv.docx", XLSX],
  ["any zip named docx", "cv.docx", zip({ "a.txt": "hello" })],
  [
    "a docm named docx",
    "cv.docx",
    docx({
      "[Content_Types].xml":
        DOCX_PARTS["[Content_Types].xml"]?.replace(
          "openxmlformats-officedocument.wordprocessingml.document.main",
          "ms-word.document.macroEnabled.main",
        ) ?? "",
    }),
  ],
  ["a docx cut in half", "cv.docx", docx().subarray(0, docx().length / 2)],
  ["a docx without its end", "cv.docx", docx().subarray(0, -22)],
  [
    "a docx whose end lies",
    "cv.docx",
    (() => {
      const file = docx();
      file.writeUInt32LE(0xfffffff0, file.length - 6);
      return file;
    })(),
  ],
  ["a zip bomb", "cv.docx", BOMB],
  ["a spreadsheet named doc", "cv.doc", doc(["Workbook"])],
  ["an installer named doc", "cv.doc", doc(["MsiTables"])],
  ["a PDF's head alone", "cv.pdf", "%PDF-1.7\n"],
  ["a PDF cut in half", "cv.pdf", pdf().subarray(0, pdf().length / 2)],
  ["a PDF behind a page", "cv.pdf", Buffer.concat([Buffer.from(HTML), pdf()])],
  ["a PDF's marks without a PDF", "cv.pdf", "%%EOF %PDF-1.7"],
  ["a PDF with much behind its end", "cv.pdf", Buffer.concat([pdf(), Buffer.alloc(4096, "x")])],
  ["nothing", "cv.pdf", ""],
  ["one byte", "cv.docx", "P"],
  ["only zeros", "cv.doc", Buffer.alloc(4096)],
];

it(`refuses ${TRICKS.length} files that only pass for a resume, and stays up`, async () => {
  expect(TRICKS.length).toBeGreaterThanOrEqual(40);
  const { url, store } = await runServer();
  const accepted: string[] = [];
  for (const [trick, name, content, type] of TRICKS) {
    const { status, body } = await apply(url, fileOf(content, name, type));
    if (status !== 422 || body.fields?.resume === undefined) accepted.push(`${trick}: ${status}`);
  }
  expect(accepted).toEqual([]);
  expect(await rowsOf(store, "resumes")).toEqual([]);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

describe("a resume's name", () => {
  it.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\Asha\\cv.PDF", "cv.pdf"],
    ['a"b<c>d|e?.pdf', "abcde.pdf"],
    ["\u202egnp.pdf", "gnp.pdf"],
    [".pdf", "resume.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(90)}.pdf`],
    ["Résumé – Asha राव.pdf", "Résumé – Asha राव.pdf"],
  ])("turns %j into %j", async (name, expected) => {
    expect((await inspectFile("resume", name, pdf())).fileName).toBe(expected);
  });
});

/** An object of a PDF whose content is packed, as most programs write them today. */
function packed(dictionary: string, content: Buffer): string {
  const data = deflateSync(content).toString("latin1");
  return `9 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
}
const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const relation = (type: string) =>
  `<Relationships><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/x" TargetMode="External"/></Relationships>`;
const hyperlink = relation("hyperlink");
it.each([
  ["cv.pdf", pdf()],
  ["CV.PDF", pdf()],
  ["cv.pdf", pdf(packed("/Type /ObjStm /Filter /FlateDecode", Buffer.from("<< /Type /Font >>")))],
  ["cv.doc", doc()],
  ["cv.docx", docx()],
  ["cv.docx", docx({ "word/_rels/document.xml.rels": hyperlink })],
])("accepts the genuine file %s", async (name, content) => {
  expect(await inspectFile("resume", name, content)).toMatchObject({
    mediaType: expect.stringMatching(/pdf|msword|wordprocessingml/),
    suspicious: false,
  });
});

it.each(["", "application/octet-stream", "text/html"])(
  "takes a file that the browser calls %j",
  async (type) => {
    const { url } = await runServer();
    expect((await apply(url, fileOf(pdf(), "cv.pdf", type))).status).toBe(200);
  },
);

const HUGE = (() => {
  const file = docx({ "word/media/image1.png": "x" });
  file.writeUInt32LE(0xf0000000, file.lastIndexOf("PK\x01\x02") + 24);
  return file;
})();

const SUSPICIOUS: [what: string, name: string, content: Buffer][] = [
  ["a docx with macros", "cv.docx", docx({ "word/vbaProject.bin": "x" })],
  ["a docx with macros in another folder", "cv.docx", docx({ "custom/VBAPROJECT.BIN": "x" })],
  ["a docx with an embedded file", "cv.docx", docx({ "word/embeddings/oleObject1.bin": "x" })],
  ["a docx with a control", "cv.docx", docx({ "word/activeX/activeX1.xml": "<x/>" })],
  [
    "a docx with a template from elsewhere",
    "cv.docx",
    docx({ "word/_rels/settings.xml.rels": relation("attachedTemplate") }),
  ],
  ["a docx that unpacks to gigabytes", "cv.docx", HUGE],
  ["a doc with macros", "cv.doc", doc(["WordDocument", "_VBA_PROJECT"])],
  ["a doc with an embedded object", "cv.doc", doc(["WordDocument", "ObjectPool"])],
  ["a PDF with a script", "cv.pdf", pdf(`9 0 obj\n${SCRIPT}\nendobj\n`)],
  ["a PDF with a script under an escaped name", "cv.pdf", pdf("9 0 obj\n<< /S /J#61vaScript >>\nendobj\n")],
  [
    "a PDF with a packed script",
    "cv.pdf",
    pdf(packed("/Type /ObjStm /Filter /FlateDecode", Buffer.from(SCRIPT))),
  ],
  [
    "a PDF that unpacks to gigabytes",
    "cv.pdf",
    pdf(packed("/Type /ObjStm /Filter /FlateDecode", Buffer.alloc(40_000_000))),
  ],
  [
    "a PDF with packed objects that cannot be read",
    "cv.pdf",
    pdf("9 0 obj\n<< /Type /ObjStm >>\nstream\nx\nendstream\nendobj\n"),
  ],
  ["a PDF that starts a program", "cv.pdf", pdf("9 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n")],
  ["a PDF with a file inside", "cv.pdf", pdf("9 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n")],
  ["an encrypted PDF", "cv.pdf", pdf("9 0 obj\n<< /Encrypt 8 0 R >>\nendobj\n")],
];

it.each(SUSPICIOUS)("suspects %s", async (_what, name, content) => {
  expect(await inspectFile("resume", name, content)).toMatchObject({ suspicious: true });
});

it("stores a suspicious resume but attaches it only if a scanner has passed it", async () => {
  const script = fileOf(pdf(SCRIPT), "script.pdf");
  for (const [environment, scan, attachments] of [
    [{}, "suspicious", []],
    [{ RESUME_SCAN_COMMAND: "cat > /dev/null; exit 0" }, "clean", ["script.pdf"]],
    [{ RESUME_SCAN_COMMAND: "exit 2" }, "scan-failed", []],
  ] as [Record<string, string>, string, string[]][]) {
    const { url, dataDir, store } = await runServer(environment);
    expect((await apply(url, script)).status).toBe(200);
    expect(await rowsOf(store, "resumes")).toMatchObject([{ scan }]);
    const notice = await eventually(async () => {
      const found = (await mailsOf(dataDir)).find((mail) => mail.subject?.startsWith("New job"));
      return found ?? expect.fail("no notice yet");
    });
    expect(notice.attachments.map(({ filename }) => filename)).toEqual(attachments);
  }
});

it.each([
  ["rich text named doc", "cv.doc", Buffer.from("{\\rtf1 hello}"), /save it as PDF/],
  [
    "a PDF behind a byte order mark",
    "cv.pdf",
    Buffer.concat([Buffer.from("\ufeff"), pdf()]),
    /save it as PDF again/,
  ],
  ["a Word file with a password", "cv.docx", doc(["EncryptedPackage"]), /without one/],
])("tells the sender of %s what to do", async (_what, name, content, advice) => {
  await expect(inspectFile("resume", name, content)).rejects.toMatchObject({
    statusCode: 422,
    fields: { resume: expect.stringMatching(advice) },
  });
});

describe("without a passed human check", () => {
  it("refuses before the file arrives", async () => {
    const { url } = await runServer();
    const boundary = "x";
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /api/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 5000000\r\n\r\n` +
        field("recaptchaValue", "invented") +
        `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-`,
    );
    const [response] = (await once(socket, "data")) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1.1 422 [\s\S]*human_check_failed/);
  });

  it("neither inspects nor scans the file, wherever it is among the fields", async () => {
    const scans = path.join(temporaryDirectory(), "scans");
    const { url } = await runServer({ RESUME_SCAN_COMMAND: `echo >> ${scans}` });
    const spent = await solve(url, "application");
    expect((await apply(url, fileOf(pdf(), "cv.pdf"), { recaptchaValue: spent })).status).toBe(200);
    for (const recaptchaValue of ["invented", spent]) {
      const fileFirst = new FormData();
      fileFirst.append("resume", fileOf("no resume at all", "cv.pdf"));
      for (const [name, value] of Object.entries({ ...application, recaptchaValue }))
        fileFirst.append(name, value);
      const response = await read(await fetch(`${url}/api/career`, { method: "POST", body: fileFirst }));
      expect(response).toMatchObject({ status: 422, body: { code: expect.stringMatching(/^human_check/) } });
      expect(await apply(url, fileOf(pdf(), "cv.pdf"), { recaptchaValue })).toMatchObject({ status: 422 });
    }
    expect(readFileSync(scans, "utf8")).toBe("\n");
  });

  it("still gives a retry its first response", async () => {
    const { url } = await runServer();
    const changes = { recaptchaValue: await solve(url, "application") };
    const headers = { "Idempotency-Key": "the-same-key" };
    const first = await apply(url, fileOf(pdf(), "cv.pdf"), changes, headers);
    const second = await apply(url, fileOf(pdf(), "cv.pdf"), changes, headers);
    expect([second.status, second.body.reference]).toEqual([200, first.body.reference]);
  });
});

it("ends all processes that a scanner has started", async () => {
  const file = path.join(temporaryDirectory(), "pid");
  const scan = createResumeScanner({ command: `sleep 60 & echo $! > ${file}; cat > /dev/null` });
  expect(await scan({ content: pdf(), suspicious: false }, console as never)).toBe("clean");
  const pid = Number(readFileSync(file, "utf8"));
  await eventually(async () => expect(() => process.kill(pid, 0)).toThrow());
});
