import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { isPicture } from "@clinic/content/assets";
import type { Drafts } from "@clinic/content/load/read-files";
import { readIfThere } from "./read-if-there.ts";

/** Refuses what would break the content. @throws Error with a sentence for the editor */
export type Guard = (drafts: Drafts) => void;

interface Requests {
  entriesByFolder: { folder: string; extension: string };
  entriesByFiles: { files: { path: string; label?: string }[] };
  getEntry: { path: string };
  persistEntry: { dataFiles: { path: string; raw: string }[] };
  deleteFiles: { paths: string[] };
  getMedia: { mediaFolder: string };
  getMediaFile: { path: string };
}

type Handlers = { [Action in keyof Requests]: (params: Requests[Action]) => unknown };

/**
 * The file server that Decap's `proxy` backend speaks to, for one folder of content. It does what `decap-server`
 * does, and writes nothing that `guard` refuses.
 */
export function createDecapBackend(folder: string, guard: Guard) {
  const inFolder = (path: string) => {
    const file = normalize(path);
    if (!/^(?:data|assets)\//.test(file)) throw new Error(`"${path}" is not a file of the content.`);
    return join(folder, file);
  };
  const entry = (path: string, label?: string) => {
    const data = readIfThere(inFolder(path));
    return { data, file: { path, label, id: data && createHash("sha256").update(data).digest("hex") } };
  };
  const media = (path: string) => ({
    id: path,
    path,
    name: basename(path),
    encoding: "base64",
    content: readFileSync(inFolder(path), "base64"),
  });

  const handlers: Handlers = {
    entriesByFolder: ({ folder: path, extension }) =>
      namesIn(inFolder(`${path}/`))
        .filter((name) => name.endsWith(`.${extension}`))
        .map((name) => entry(`${path}/${name}`)),
    entriesByFiles: ({ files }) => files.map(({ path, label }) => entry(path, label)),
    getEntry: ({ path }) => entry(path),
    persistEntry: ({ dataFiles }) => {
      guard(new Map(dataFiles.map(({ path, raw }) => [path, raw])));
      for (const { path, raw } of dataFiles) {
        mkdirSync(dirname(inFolder(path)), { recursive: true });
        writeFileSync(inFolder(path), raw);
      }
      return { message: "saved" };
    },
    deleteFiles: ({ paths }) => {
      guard(new Map(paths.map((path) => [path, null])));
      for (const path of paths) rmSync(inFolder(path), { force: true });
      return { message: "deleted" };
    },
    getMedia: ({ mediaFolder }) =>
      namesIn(inFolder(`${mediaFolder}/`))
        .filter(isPicture)
        .map((name) => media(`${mediaFolder}/${name}`)),
    getMediaFile: ({ path }) => media(path),
  };

  return async (action: string, params: never): Promise<unknown> => {
    const handle = handlers[action as keyof Requests];
    if (!handle) throw new Error(`The editor on this machine can't do "${action}".`);
    return handle(params);
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((found) => found.isFile())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
