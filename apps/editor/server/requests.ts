import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Drafts } from "@clinic/content/load/read-files";
import { listPages } from "@clinic/site/scripts/add-editor.ts";
import { listChanges, takeBack } from "./changes.ts";
import { addWord, mistakesIn, refuseMistakes } from "./check.ts";
import { pageFor } from "./pages.ts";
import { addPdf, addPicture, listFiles } from "./pictures.ts";

/** Responds to a request of the editor's by its name. */
export type RequestHandler = (name: string, body: unknown) => Promise<unknown>;

type Field = "action" | "extension" | "path" | "text" | "word" | "file" | "folder" | "name" | "content";

interface Body extends Record<Field, string> {
  params: Body;
  files: { path: string }[];
  dataFiles: { path: string; raw: string }[];
  paths: string[];
}

type Handlers = Record<string, (body: Body) => unknown>;

/**
 * Handles the requests that the editor can make: its own, and those of Decap's `proxy` backend as `decap-server` does.
 *
 * @param folder - Folder of the content: `data/` and `assets/`.
 * @param show - Renders the site's pages with these drafts.
 * @param guard - Throws an Error with a sentence for the editor about what must not be written.
 */
export function createRequestHandler(
  folder: string,
  show: (drafts: Drafts) => Promise<void>,
  guard = refuseMistakes,
): RequestHandler {
  const assets = join(folder, "assets");
  const routes = new Set(listPages(folder).map(({ path }) => path));
  // Nobody waits for this. Files that can't be rendered are reported when someone opens them.
  const showFiles = () => void show(new Map()).catch(() => undefined);
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
    guard(folder, drafts);
    for (const [path, text] of drafts) {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      if (text === null) rmSync(inFolder(path), { force: true });
      else writeFileSync(inFolder(path), text);
    }
    showFiles();
    return { message: "done" };
  };

  const decap: Handlers = {
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
  const own: Handlers = {
    decap: ({ action, params }) => respond(decap, action, params),
    check: ({ path, text }) => mistakesIn(folder, path, text),
    preview: async ({ path, text }) => {
      const { page, drafts } = pageFor(folder, routes, path, text);
      await show(drafts);
      return page;
    },
    dictionary: ({ word }) => addWord(folder, word),
    changes: () => listChanges(folder),
    "take-back": ({ file }) => {
      takeBack(folder, file);
      showFiles();
    },
    pages: () => listPages(folder),
    pictures: () => listFiles(assets),
    pdfs: () => listFiles(assets, ".pdf"),
    picture: ({ name, content }) => addPicture(assets, name, Buffer.from(content, "base64")),
    pdf: ({ name, content }) => addPdf(assets, name, Buffer.from(content, "base64")),
  };
  return async (name, body) => respond(own, name, body as Body);
}

function respond(handlers: Handlers, name: string, body: Body) {
  if (!Object.hasOwn(handlers, name)) throw new Error(`The editor's server knows no "${name}".`);
  return handlers[name]?.(body);
}
