import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { ResumeExtension } from "@clinic/api-client/schemas/application";
import type { AttachmentExtension } from "@clinic/api-client/schemas/enquiry";
import { endOfJpeg, endOfPng } from "./picture-end.ts";
import { readZipEntry, zipEntries } from "./zip-entries.ts";

export type FileExtension = ResumeExtension | AttachmentExtension;

const unpack = promisify(inflate);

const MB = 1024 * 1024;
/** Far more than a genuine resume of five megabytes unpacks to. */
const MAX_UNPACKED_BYTES = 200 * MB;
const MAX_RELATIONS_BYTES = MB;
const MAX_OBJECTS_BYTES = 16 * MB;

/**
 * Whether a file contains anything that attacks use and resumes and X-rays do not need: macros, scripts, embedded files,
 * remote templates, a decompression bomb, anything after the end of a picture. A file that cannot be examined, such as an
 * encrypted one, counts too.
 */
export const hasActiveContent: Record<FileExtension, (bytes: Buffer) => Promise<boolean>> = {
  pdf: pdfActs,
  doc: async (bytes) => DOC_STREAMS.some((name) => bytes.includes(Buffer.from(name, "utf16le"))),
  docx: docxActs,
  jpg: jpegGoesOn,
  jpeg: jpegGoesOn,
  png: async (bytes) => endOfPng(bytes) !== bytes.length,
};

async function jpegGoesOn(bytes: Buffer): Promise<boolean> {
  return endOfJpeg(bytes) !== bytes.length;
}

/** Streams and storages of macros and embedded objects ([MS-DOC], 2.1). */
const DOC_STREAMS = ["_VBA_PROJECT", "ObjectPool", "Ole10Native"];

/** Names of actions and of what carries files or scripts (ISO 32000-1, 7.11.4 and 12.6.4). */
const PDF_ACTIONS =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition|Encrypt)(?![\w.-])/;
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/;
/** A dictionary up to where its stream begins. */
const STREAM = /<<((?:(?!stream\r?\n|endobj)[\s\S]){1,4096}?)>>\s*stream\r?\n/g;

async function pdfActs(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString("latin1");
  if (PDF_ACTIONS.test(unescapeNames(text))) return true;
  // Since PDF 1.5 objects may be compressed together.
  let left = MAX_OBJECTS_BYTES;
  for (const { index, 0: head, 1: dictionary = "" } of text.matchAll(STREAM)) {
    if (!OBJECT_STREAM.test(unescapeNames(dictionary))) continue;
    try {
      const objects = await unpack(bytes.subarray(index + head.length), {
        maxOutputLength: Math.max(left, 1),
      });
      left -= objects.length;
      if (PDF_ACTIONS.test(unescapeNames(objects.toString("latin1")))) return true;
    } catch {
      return true;
    }
  }
  return false;
}

/** Names may be written with `#` and two hexadecimal digits for any character (ISO 32000-1, 7.3.5). */
const unescapeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const DOCX_PARTS =
  /(?:vbaProject|vbaData|activeX|oleObject)[^/]*\.(?:bin|xml)$|(?:^|\/)(?:embeddings|activeX)\//i;
const EXTERNAL = /TargetMode\s*=\s*["']External["']/i;
/** Relations that Word loads when the file is opened, unlike links. */
const LOADED_RELATION = /\/(?:attachedTemplate|oleObject|frame|subDocument|package)["']/i;

async function docxActs(bytes: Buffer): Promise<boolean> {
  const entries = zipEntries(bytes) ?? [];
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES || entries.some(({ name }) => DOCX_PARTS.test(name))) return true;
  try {
    const types = entries.filter(({ name }) => name === "[Content_Types].xml");
    for (const entry of [...types, ...entries.filter(({ name }) => name.endsWith(".rels"))]) {
      const xml = (await readZipEntry(bytes, entry, MAX_RELATIONS_BYTES)).toString("utf8");
      if (/macroEnabled/i.test(xml)) return true;
      const relations = xml.match(/<Relationship\b[^>]*>/g) ?? [];
      if (relations.some((each) => EXTERNAL.test(each) && LOADED_RELATION.test(each))) return true;
    }
    return false;
  } catch {
    return true;
  }
}
