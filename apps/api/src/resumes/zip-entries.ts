import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

export interface ZipEntry {
  name: string;
  /** The unpacked size it claims, in bytes. */
  size: number;
  packedSize: number;
  method: number;
  offset: number;
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;

/**
 * Lists a zip file's entries from the directory at its end (PKWARE's APPNOTE, 4.3.12 and 4.3.16).
 * @returns undefined when the file is cut off or damaged
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = bytes.lastIndexOf(END);
  if (end === -1 || end + 22 > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const listSize = bytes.readUInt32LE(end + 12);
  let at = bytes.readUInt32LE(end + 16);
  if (at + listSize > end) return undefined;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      size: bytes.readUInt32LE(at + 24),
      packedSize: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Unpacks one small entry.
 * @throws when it is damaged or has more bytes than `limit`
 */
export async function readZipEntry(bytes: Buffer, entry: ZipEntry, limit: number): Promise<Buffer> {
  const start =
    entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (entry.method === 8) return inflate(packed, { maxOutputLength: limit });
  if (entry.method !== 0 || packed.length > limit) throw new Error("The entry cannot be unpacked.");
  return packed;
}
