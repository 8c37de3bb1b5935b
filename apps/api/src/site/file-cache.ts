import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { mediaTypeOf } from "./media-types.ts";

/** Larger files, pictures mostly, are streamed. */
const LARGEST_FILE_BYTES = 512 * 1024;
/** Enough for every page, style and script in the one encoding that browsers ask for. */
const CAPACITY_BYTES = 12 * 1024 * 1024;

/** The encodings that the build produces, smallest first. */
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface CachedFile {
  body: Buffer;
  /** For any response about the file. */
  validators: { ETag: string; "Last-Modified": string; Vary: string };
  /** For a response that carries the file. */
  headers: Record<string, string | number>;
}

export interface FileCache {
  /**
   * The file in the best encoding that the browser accepts.
   * @param accepted value of the `Accept-Encoding` header
   * @returns undefined when the file is too large to be kept
   */
  find(name: string, accepted: string | undefined): CachedFile | undefined;
}

/**
 * Keeps the most recently requested small files of the built site in memory, as they were when first requested: a new
 * build needs a new process, as its pages' policies do.
 */
export function createFileCache(directory: string): FileCache {
  const cached = new Map<string, CachedFile>();
  let size = 0;

  function keep(name: string, file: CachedFile) {
    cached.set(name, file);
    size += file.body.byteLength;
    for (const [oldest, { body }] of cached) {
      if (size <= CAPACITY_BYTES) break;
      cached.delete(oldest);
      size -= body.byteLength;
    }
  }

  /** @returns undefined when there is no such file, or when it is too large to be kept */
  function get(name: string, encoding?: Encoding): CachedFile | undefined {
    const variant = name + (encoding?.extension ?? "");
    const known = cached.get(variant);
    if (known) {
      // A map keeps the order of insertion: this makes the file the most recent one.
      cached.delete(variant);
      cached.set(variant, known);
      return known;
    }
    const file = read(path.join(directory, variant), mediaTypeOf(name), encoding?.name);
    if (file) keep(variant, file);
    return file;
  }

  return {
    find(name, accepted) {
      const encoding = accepted === undefined ? undefined : bestEncoding(accepted);
      return (encoding && get(name, encoding)) || get(name);
    },
  };
}

function read(file: string, type: string, encoding?: string): CachedFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > LARGEST_FILE_BYTES) return undefined;
  const body = readFileSync(file);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const validators = { ETag: etag, "Last-Modified": stats.mtime.toUTCString(), Vary: "Accept-Encoding" };
  return {
    body,
    validators,
    headers: {
      ...validators,
      "Content-Type": type,
      "Content-Length": body.byteLength,
      ...(encoding && { "Content-Encoding": encoding }),
    },
  };
}

/** Whether a browser's copy is still this file (RFC 9110, 13.2.2). */
export function isFresh(headers: IncomingHttpHeaders, { validators }: CachedFile): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) {
    return known
      .split(",")
      .some((entry) => [validators.ETag, "*"].includes(entry.trim().replace(/^W\//, "")));
  }
  const since = headers["if-modified-since"];
  return since !== undefined && Date.parse(since) >= Date.parse(validators["Last-Modified"]);
}

/** Browsers send only a handful of different lists. */
const MAX_LISTS = 100;
const encodingByList = new Map<string, Encoding | undefined>();

function bestEncoding(list: string): Encoding | undefined {
  if (encodingByList.has(list)) return encodingByList.get(list);
  const best = ENCODINGS.find(({ name }) => accepts(list, name));
  if (encodingByList.size < MAX_LISTS) encodingByList.set(list, best);
  return best;
}

/** Whether a list such as `gzip, br;q=0.5` allows an encoding (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  for (const entry of header.split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    if (name !== encoding) continue;
    return !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  }
  return false;
}
