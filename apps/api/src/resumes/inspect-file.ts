import { RESUME_TYPES } from "@clinic/api-client/schemas/application";
import { ATTACHMENT_TYPES } from "@clinic/api-client/schemas/enquiry";
import { fileTypeFromBuffer } from "file-type";
import { RequestError } from "../failure.ts";
import type { Resume } from "../store/submissions.ts";
import { type FileExtension, hasActiveContent } from "./active-content.ts";
import { endOfJpeg, endOfPng } from "./picture-end.ts";
import { zipEntries } from "./zip-entries.ts";

/** The fields of forms that take a file. */
export type FileField = "resume" | "attachment";

const TYPES: Record<FileField, Partial<Record<FileExtension, string>>> = {
  resume: RESUME_TYPES,
  attachment: ATTACHMENT_TYPES,
};

/** The detected type of each extension: an old Word file is a "compound file". */
const DETECTED: Record<FileExtension, string> = {
  ...RESUME_TYPES,
  ...ATTACHMENT_TYPES,
  doc: "application/x-cfb",
};

export interface InspectedFile extends Omit<Resume, "scan"> {
  /** It contains macros, scripts or embedded files, or cannot be examined. */
  suspicious: boolean;
}

/**
 * Checks that a file is what its name says. Neither the name nor the browser's media type proves anything.
 * @throws {RequestError} 422 that names the field
 */
export async function inspectFile(
  field: FileField,
  name: string,
  content: Uint8Array,
): Promise<InspectedFile> {
  const extension = name.split(".").pop()?.toLowerCase() as FileExtension;
  const mediaType = TYPES[field][extension];
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const detected = await fileTypeFromBuffer(content);
  if (!mediaType || detected?.mime !== DETECTED[extension] || !STRUCTURE[extension](bytes)) {
    const message = refusalOf(bytes, extension, field);
    throw new RequestError(422, `invalid_${field}`, message, { [field]: message });
  }
  return {
    fileName: safeName(name, extension, field),
    mediaType,
    content,
    suspicious: await hasActiveContent[extension](bytes),
  };
}

/** Tells a genuine visitor what to do about a refused file. */
function refusalOf(bytes: Buffer, extension: FileExtension, field: FileField): string {
  const message = REFUSALS[field];
  if (field === "attachment" && extension !== "pdf") return message;
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return "This is a rich text file. Please open it, save it as PDF, and choose the PDF.";
  if (extension !== "pdf" && bytes.includes(Buffer.from("EncryptedPackage", "utf16le")))
    return "This file is protected by a password. Please save it as PDF without one, and choose the PDF.";
  if (extension === "pdf" && bytes.subarray(1, 1024).includes("%PDF-"))
    return "This PDF is damaged at its start. Please open it, save it as PDF again, and choose the new file.";
  return message;
}

const REFUSALS: Record<FileField, string> = {
  resume: "Resume must be a PDF, DOC or DOCX file.",
  attachment: "The file must be a PDF, JPEG or PNG.",
};

/** Checks for parts that a fake or truncated file lacks. */
const STRUCTURE: Record<FileExtension, (bytes: Buffer) => boolean> = {
  pdf: (bytes) =>
    bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) &&
    /startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-1024).toString("latin1")),
  doc: (bytes) => bytes.includes(Buffer.from("WordDocument", "utf16le")),
  docx: (bytes) => zipEntries(bytes)?.some(({ name }) => name === "word/document.xml") ?? false,
  jpg: (bytes) => endOfJpeg(bytes) !== undefined,
  jpeg: (bytes) => endOfJpeg(bytes) !== undefined,
  png: (bytes) => endOfPng(bytes) !== undefined,
};

/** The file's name to show: no folders, nothing that hides the extension, at most 100 characters. */
function safeName(name: string, extension: FileExtension, field: FileField): string {
  const base = (name.split(/[\\/]/).pop() ?? "")
    .slice(0, -extension.length - 1)
    .replace(/[\p{C}"<>:|?*]/gu, "")
    .trim();
  return `${base.slice(0, 90) || field}.${extension}`;
}
