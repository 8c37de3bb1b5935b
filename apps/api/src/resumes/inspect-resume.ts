import { RESUME_TYPES, type ResumeExtension } from "@clinic/api-client/schemas/application";
import { fileTypeFromBuffer } from "file-type";
import { RequestError } from "../failure.ts";
import type { Resume } from "../store/submissions.ts";
import { hasActiveContent } from "./active-content.ts";
import { zipEntries } from "./zip-entries.ts";

/** The detected type of each extension: an old Word file is a "compound file". */
const DETECTED: Record<ResumeExtension, string> = {
  pdf: "application/pdf",
  doc: "application/x-cfb",
  docx: RESUME_TYPES.docx,
};

export interface InspectedResume extends Omit<Resume, "scan"> {
  /** It contains macros, scripts or embedded files, or cannot be examined. */
  suspicious: boolean;
}

/**
 * Checks that a resume is what its name says. Neither the name nor the browser's media type proves anything.
 * @throws {RequestError} 422 that names the field `resume`
 */
export async function inspectResume(name: string, content: Uint8Array): Promise<InspectedResume> {
  const extension = name.split(".").pop()?.toLowerCase() as ResumeExtension;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const detected = await fileTypeFromBuffer(content);
  if (detected?.mime !== DETECTED[extension] || !STRUCTURE[extension](bytes)) {
    const message = refusalOf(bytes, extension);
    throw new RequestError(422, "invalid_resume", message, { resume: message });
  }
  return {
    fileName: safeName(name, extension),
    mediaType: RESUME_TYPES[extension],
    content,
    suspicious: await hasActiveContent[extension](bytes),
  };
}

/** Tells a genuine applicant what to do about a refused file. */
function refusalOf(bytes: Buffer, extension: ResumeExtension): string {
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return "This is a rich text file. Please open it, save it as PDF, and choose the PDF.";
  if (extension !== "pdf" && bytes.includes(Buffer.from("EncryptedPackage", "utf16le")))
    return "This file is protected by a password. Please save it as PDF without one, and choose the PDF.";
  if (extension === "pdf" && bytes.subarray(1, 1024).includes("%PDF-"))
    return "This PDF is damaged at its start. Please open it, save it as PDF again, and choose the new file.";
  return "Resume must be a PDF, DOC or DOCX file.";
}

/** Checks for parts that a fake or truncated file lacks. */
const STRUCTURE: Record<ResumeExtension, (bytes: Buffer) => boolean> = {
  pdf: (bytes) =>
    bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) &&
    /startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-1024).toString("latin1")),
  doc: (bytes) => bytes.includes(Buffer.from("WordDocument", "utf16le")),
  docx: (bytes) => zipEntries(bytes)?.some(({ name }) => name === "word/document.xml") ?? false,
};

/** The file's name to show: no folders, nothing that hides the extension, at most 100 characters. */
function safeName(name: string, extension: ResumeExtension): string {
  const base = (name.split(/[\\/]/).pop() ?? "")
    .slice(0, -extension.length - 1)
    .replace(/[\p{C}"<>:|?*]/gu, "")
    .trim();
  return `${base.slice(0, 90) || "resume"}.${extension}`;
}
