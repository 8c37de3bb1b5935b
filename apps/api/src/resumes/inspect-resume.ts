import { RESUME_TYPES, type ResumeExtension } from "@clinic/api-client/schemas/application";
import { fileTypeFromBuffer } from "file-type";
import { RequestError } from "../failure.ts";
import type { Resume } from "../store/submissions.ts";

/** What a file of each type really is, as its first bytes tell: an old Word file is a "compound file". */
const DETECTED: Record<ResumeExtension, string> = {
  pdf: "application/pdf",
  doc: "application/x-cfb",
  docx: RESUME_TYPES.docx,
};

/**
 * Checks that a resume is what its name says: neither the name nor the media type a browser sends proves
 * anything. The file is never unpacked or opened.
 * @throws {RequestError} 422 that names the field `resume`
 */
export async function inspectResume(file: File): Promise<Omit<Resume, "scan">> {
  const content = new Uint8Array(await file.arrayBuffer());
  const extension = file.name.split(".").pop()?.toLowerCase() as ResumeExtension;
  const detected = await fileTypeFromBuffer(content);
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (detected?.mime !== DETECTED[extension] || !STRUCTURE[extension](bytes)) {
    const message = "Resume must be a PDF, DOC or DOCX file.";
    throw new RequestError(
      422,
      "invalid_resume",
      "The resume could not be read as the kind of file its name says.",
      {
        resume: message,
      },
    );
  }
  return { fileName: safeName(file.name, extension), mediaType: RESUME_TYPES[extension], content };
}

/** Marks that file types have where a fake, a torso or a file with macros does not. */
const STRUCTURE: Record<ResumeExtension, (bytes: Buffer) => boolean> = {
  pdf: (bytes) =>
    bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) &&
    /startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-1024).toString("latin1")),
  doc: (bytes) =>
    bytes.includes(Buffer.from("WordDocument", "utf16le")) &&
    !bytes.includes(Buffer.from("_VBA_PROJECT", "utf16le")),
  docx: (bytes) =>
    hasZipEnd(bytes) &&
    bytes.includes("word/document.xml") &&
    !/vbaProject\.bin/i.test(bytes.toString("latin1")),
};

/** A whole zip file ends with a record that points back at its list of files (PKWARE's APPNOTE, 4.3.16). */
function hasZipEnd(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > bytes.length) return false;
  const listSize = bytes.readUInt32LE(end + 12);
  const listOffset = bytes.readUInt32LE(end + 16);
  return listOffset + listSize <= end && bytes.readUInt32LE(listOffset) === 0x02014b50;
}

/** The file's name for people: no folders, nothing that hides an extension, at most 100 characters. */
function safeName(name: string, extension: ResumeExtension): string {
  const base = (name.split(/[\\/]/).pop() ?? "")
    .slice(0, -extension.length - 1)
    .replace(/[\p{C}"<>:|?*]/gu, "")
    .trim();
  return `${base.slice(0, 90) || "resume"}.${extension}`;
}
