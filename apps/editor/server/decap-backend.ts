import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Drafts } from "@clinic/content/load/read-files";

interface Requests {
  entriesByFolder: { folder: string; extension: string };
  entriesByFiles: { files: { path: string; label?: string }[] };
  getEntry: { path: string };
  persistEntry: { dataFiles: { path: string; raw: string }[] };
  deleteFiles: { paths: string[] };
  getMedia: unknown;
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
    if (!/^data\//.test(file)) throw new Error(`"${path}" is not a file of the content.`);
    return join(folder, file);
  };
  const entry = (path: string, label?: string) => {
    const isThere = statSync(inFolder(path), { throwIfNoEntry: false })?.isFile();
    return { data: isThere ? readFileSync(inFolder(path), "utf8") : null, file: { path, label, id: path } };
  };

  const handlers: { [Action in keyof Requests]: (params: Requests[Action]) => unknown } = {
    entriesByFolder: ({ folder: path, extension }) =>
      readdirSync(inFolder(`${path}/`))
        .filter((name) => name.endsWith(`.${extension}`))
        .sort()
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
    // Pictures have a control of their own.
    getMedia: () => [],
  };

  return (action: string, params: unknown): unknown => {
    if (!Object.hasOwn(handlers, action)) throw new Error(`The editor on this machine can't do "${action}".`);
    return handlers[action as keyof Requests](params as never);
  };
}
