import { crc32 } from "node:zlib";

/** A small but whole PDF file (ISO 32000-1) of one empty page. */
export function pdf(extra = ""): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>",
  ];
  let text = `%PDF-1.7\n${extra}`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, "0")} 00000 n \n`).join("")}`;
  return Buffer.from(`${text}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1");
}

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

export const DOCX_PARTS: Record<string, string> = {
  "[Content_Types].xml": CONTENT_TYPES,
  "_rels/.rels": "<Relationships/>",
  "word/document.xml": "<w:document/>",
};

/** A small but whole Word file: a zip with its parts stored as they are. */
export const docx = (parts: Record<string, string> = {}) => zip({ ...DOCX_PARTS, ...parts });

/** A zip file (PKWARE's APPNOTE) whose entries are stored without compression. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), shared, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The frame of an old Word file: a compound file ([MS-CFB]) with a directory entry for each stream. */
export function doc(streams = ["WordDocument"]): Buffer {
  const sector = 512;
  const file = Buffer.alloc(sector * 4);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  ["Root Entry", ...streams].forEach((name, index) => {
    const entry = sector * 2 + index * 128;
    file.write(name, entry, "utf16le");
    file.writeUInt16LE((name.length + 1) * 2, entry + 64);
    file[entry + 66] = index === 0 ? 5 : 2;
  });
  return file;
}

export const fileOf = (content: Buffer | string, name: string, type = "") =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });

/** A whole PNG of one grey pixel. */
export const png = () =>
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA05RTSgAAAABJRU5ErkJggg==",
    "base64",
  );

/** The frame of a JPEG: a thumbnail's end marker in a segment, and a scan. */
export const jpeg = () => Buffer.from("ffd8ffe100080000ffd90000ffda0008010100003f0055aaffd9", "hex");
