import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Drafts } from "@clinic/content/load/read-files";

interface Params {
  folder: string;
  extension: string;
  files: { path: string }[];
  path: string;
  dataFiles: { path: string; raw: string }[];
  paths: string[];
}

/**
 * The file server that Decap's `proxy` backend speaks to, for one folder of content. It does what `decap-server`
 * does, and writes nothing that `guard` refuses.
 *
 * @param guard - Throws an Error with a sentence for the editor.
 */
export function createDecapBackend(folder: string, guard: (drafts: Drafts) => void) {
  const inFolder = (path: string) => {
    const file = normalize(path);
    if (!file.startsWith("data/")) throw new Error(`"${path}" is not a file of the content.`);
    return join(folder, file);
  };
  const entry = (path: string) => {
    const isThere = statSync(inFolder(path), { throwIfNoEntry: false });
    return { data: isThere ? readFileSync(inFolder(path), "utf8") : null, file: { path, id: path } };
  };
  const write = (drafts: Map<string, string | null>) => {
    guard(drafts);
    for (const [path, text] of drafts) {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      if (text === null) rmSync(inFolder(path), { force: true });
      else writeFileSync(inFolder(path), text);
    }
    return { message: "done" };
  };
  const handlers: Record<string, (params: Params) => unknown> = {
    entriesByFolder: ({ folder: path, extension }) => {
      const names = readdirSync(inFolder(path)).filter((name) => name.endsWith(`.${extension}`));
      return names.sort().map((name) => entry(`${path}/${name}`));
    },
    entriesByFiles: ({ files }) => files.map(({ path }) => entry(path)),
    getEntry: ({ path }) => entry(path),
    persistEntry: ({ dataFiles }) => write(new Map(dataFiles.map(({ path, raw }) => [path, raw]))),
    deleteFiles: ({ paths }) => write(new Map(paths.map((path) => [path, null]))),
    // Pictures have a control of their own.
    getMedia: () => [],
  };

  return (action: string, params: Partial<Params>): unknown => {
    if (!Object.hasOwn(handlers, action)) throw new Error(`The editor on this machine can't do "${action}".`);
    return handlers[action]?.(params as Params);
  };
}
