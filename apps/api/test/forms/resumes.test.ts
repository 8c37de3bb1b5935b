import { once } from "node:events";
import { connect, createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { inspectFile } from "../../src/files/inspect-file.ts";
import { listen } from "../support/at-end.ts";
import { DOCX_PARTS, doc, docx, fileOf, pdf, zip } from "../support/files.ts";
import { runServer } from "../support/server.ts";
import { application, apply, formOf, read, solve } from "../support/visitor.ts";

const EXE = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200), Buffer.from("PE\0\0")]);
const HTML = "<!doctype html><script>alert(1)</script>";
const XLSX = zip({
  "[Content_Types].xml":
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  "xl/workbook.xml": "<workbook/>",
});
const half = (file: Buffer) => file.subarray(0, file.length / 2);
const DOCM = docx({
  "[Content_Types].xml": String(DOCX_PARTS["[Content_Types].xml"]).replace(
    "openxmlformats-officedocument.wordprocessingml.document.main",
    "ms-word.document.macroEnabled.main",
  ),
});
/** Its list of entries would begin at 4 GB. */
const LYING = docx();
LYING.writeUInt32LE(0xfffffff0, LYING.length - 6);

/** Files that pass for a resume by their name or their first bytes. */
const TRICKS: [trick: string, name: string, content: Buffer | string][] = [
  ["a program", "cv.exe", EXE],
  ["a program named pdf", "cv.pdf", EXE],
  ["a program with a hidden extension", "cv.pdf\u202efdp.exe", pdf()],
  ["a null byte in the name", "cv.pdf\0.exe", pdf()],
  ["a name that ends with a dot", "cv.pdf.", pdf()],
  ["an alternate data stream", "cv.pdf::$DATA", pdf()],
  ["no extension", "cv", pdf()],
  ["a name of Object", "cv.constructor", pdf()],
  ["a PDF named docx", "cv.docx", pdf()],
  ["a docx named doc", "cv.doc", docx()],
  ["a spreadsheet named docx", "cv.docx", XLSX],
  ["any zip named docx", "cv.docx", zip({ "a.txt": "hello" })],
  ["a docm named docx", "cv.docx", DOCM],
  ["a docx cut in half", "cv.docx", half(docx())],
  ["a docx without its end", "cv.docx", docx().subarray(0, -22)],
  ["a docx whose end lies", "cv.docx", LYING],
  ["an installer named doc", "cv.doc", doc(["MsiTables"])],
  ["a PDF cut in half", "cv.pdf", half(pdf())],
  ["a PDF behind a page", "cv.pdf", Buffer.concat([Buffer.from(HTML), pdf()])],
  ["a PDF's marks without a PDF", "cv.pdf", "%%EOF %PDF-1.7"],
  ["a PDF with much behind its end", "cv.pdf", Buffer.concat([pdf(), Buffer.alloc(4096, "x")])],
  ["only zeros", "cv.doc", Buffer.alloc(4096)],
  ["nothing", "cv.pdf", ""],
];

it.each(TRICKS)("refuses %s as a resume", async (_trick, name, content) => {
  await expect(inspectFile("resume", name, Buffer.from(content))).rejects.toMatchObject({
    statusCode: 422,
    fields: { resume: expect.any(String) },
  });
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
    let scans = 0;
    const clamd = createServer((socket) => {
      scans += 1;
      socket.end("stream: OK\0");
    });
    const { url } = await runServer({ RESUME_SCAN_CLAMD: `127.0.0.1:${await listen(clamd)}` });
    const spent = await solve(url, "application");
    expect((await apply(url, fileOf(pdf(), "cv.pdf"), { recaptchaValue: spent })).status).toBe(200);
    for (const recaptchaValue of ["invented", spent]) {
      const resume = fileOf("no resume at all", "cv.pdf");
      const body = formOf({ resume, ...application, recaptchaValue });
      const response = await read(await fetch(`${url}/api/career`, { method: "POST", body }));
      expect(response).toMatchObject({ status: 422, body: { code: expect.stringMatching(/^human_check/) } });
      expect(await apply(url, fileOf(pdf(), "cv.pdf"), { recaptchaValue })).toMatchObject({ status: 422 });
    }
    expect(scans).toBe(1);
  });
});
