import { RESUME_TYPES } from "@clinic/api-client/schemas/career";
import { ATTACHMENT_TYPES } from "@clinic/api-client/schemas/enquiry";
import { fileTypeFromBuffer } from "file-type";
import { RequestError } from "../failure.ts";
import type { StoredFile } from "../store/submissions.ts";

/** The fields of forms that take a file. */
export type FileField = "resume" | "attachment";

const TYPES: Record<FileField, Record<string, string>> = {
  resume: RESUME_TYPES,
  attachment: ATTACHMENT_TYPES,
};

/** An old Word file is a "compound file", of which there are other kinds. */
const DETECTED_AS: Record<string, string> = { "application/msword": "application/x-cfb" };

/**
 * Checks that a file is what its name says, and whole. Neither the name nor the browser's media type proves anything.
 * What a genuine file may contain, such as macros or scripts, is for the virus scanner to say.
 * @throws {RequestError} 422 that names the field
 */
export async function inspectFile(
  field: FileField,
  name: string,
  content: Uint8Array,
): Promise<Omit<StoredFile, "scan">> {
  const extension = name.split(".").pop()?.toLowerCase() ?? "";
  const mediaType = Object.hasOwn(TYPES[field], extension) ? TYPES[field][extension] : undefined;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const detected = await fileTypeFromBuffer(content);
  if (
    !mediaType ||
    detected?.mime !== (DETECTED_AS[mediaType] ?? mediaType) ||
    !isWhole[mediaType]?.(bytes)
  ) {
    const message = refusalOf(bytes, extension, field);
    throw new RequestError(422, `invalid_${field}`, message, { [field]: message });
  }
  return { fileName: safeName(name, extension, field), mediaType, content };
}

/** How much may follow a file's end mark, as some programs append a little. */
const TAIL_BYTES = 1024;
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_END_BYTES = 22;
const PNG_END = Buffer.from("IEND\xae\x42\x60\x82", "latin1");
const JPEG_END = Buffer.from([0xff, 0xd9]);
const JPEG_SCAN = 0xda;

/** Looks for the parts at the start and the end that a fake or truncated file lacks. */
const isWhole: Record<string, (bytes: Buffer) => boolean> = {
  [RESUME_TYPES.pdf]: (bytes) =>
    bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) &&
    /startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-TAIL_BYTES).toString("latin1")),
  [RESUME_TYPES.doc]: (bytes) => bytes.includes(Buffer.from("WordDocument", "utf16le")),
  // The list of a zip file's entries lies where the record at its end says.
  [RESUME_TYPES.docx]: (bytes) => {
    const end = bytes.lastIndexOf(ZIP_END);
    if (end === -1 || end + ZIP_END_BYTES > bytes.length) return false;
    const listEnd = bytes.readUInt32LE(end + 12) + bytes.readUInt32LE(end + 16);
    return listEnd <= end && bytes.subarray(0, end).includes("word/document.xml");
  },
  // Phones append a second picture or a film.
  [ATTACHMENT_TYPES.jpg]: hasWholeScan,
  [ATTACHMENT_TYPES.png]: (bytes) => bytes.includes(PNG_END),
};

/** Walks to a JPEG's first scan, past the segment of its thumbnail, which has an end mark of its own (T.81, annex B). */
function hasWholeScan(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const isScan = bytes[at + 1] === JPEG_SCAN;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (isScan) return bytes.includes(JPEG_END, at);
  }
  return false;
}

/** Tells a genuine visitor what to do about a refused file. */
function refusalOf(bytes: Buffer, extension: string, field: FileField): string {
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

/** The file's name to show: no folders, nothing that hides the extension, at most 100 characters. */
function safeName(name: string, extension: string, field: FileField): string {
  const base = (name.split(/[\\/]/).pop() ?? "")
    .slice(0, -extension.length - 1)
    .replace(/[\p{C}"<>:|?*]/gu, "")
    .trim();
  return `${base.slice(0, 90) || field}.${extension}`;
}
