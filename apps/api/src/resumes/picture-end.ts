const SOI = 0xffd8;
const SOS = 0xda;
const EOI = Buffer.from([0xff, 0xd9]);

/**
 * Where a JPEG ends: after the marker that closes its last scan. Thumbnails have such a marker too, so what comes before
 * the first scan is skipped segment by segment (ITU-T T.81, annex B).
 * @returns undefined when it is cut off or damaged
 */
export function endOfJpeg(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== SOI) return undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const isScan = bytes[at + 1] === SOS;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (!isScan) continue;
    const end = bytes.indexOf(EOI, at);
    return end === -1 ? undefined : end + EOI.length;
  }
  return undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/**
 * Where a PNG ends: after its chunk IEND (W3C PNG, section 5).
 * @returns undefined when it is cut off or damaged
 */
export function endOfPng(bytes: Buffer): number | undefined {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    at += CHUNK_FRAME_BYTES + bytes.readUInt32BE(at);
    if (type === "IEND") return at <= bytes.length ? at : undefined;
  }
  return undefined;
}
