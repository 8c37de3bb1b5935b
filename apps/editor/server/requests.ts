import { join } from "node:path";
import type { Drafts } from "@clinic/content/load/read-files";
import { listChanges, takeBack } from "./changes.ts";
import { addWord, mistakesIn, refuseMistakes } from "./check.ts";
import { createDecapBackend } from "./decap-backend.ts";
import { listPages, pageFor } from "./pages.ts";
import { addPdf, addPicture, folderOf, listPictures } from "./pictures.ts";

interface RequestsOptions {
  /** Folder of the content: `data/` and `assets/`. */
  folder: string;
  /** Renders the site's pages with these drafts. */
  show(drafts: Drafts): Promise<void>;
}

/** Responds to a request of the editor's by its name. */
export type RequestHandler = (name: string, body: unknown) => Promise<unknown>;

/** Handles the requests that the editor can make, by name. */
export function createRequestHandler({ folder, show }: RequestsOptions): RequestHandler {
  const assets = join(folder, "assets");
  const decap = createDecapBackend(folder, (drafts) => refuseMistakes(folder, drafts));
  // Nobody waits for this. Files that can't be rendered are reported when someone opens them.
  const showFiles = () => void show(new Map()).catch(() => undefined);

  const handlers: Record<string, (body: never) => unknown> = {
    decap: async ({ action, params }: { action: string; params: never }) => {
      const result = await decap(action, params);
      if (action === "persistEntry" || action === "deleteFiles") showFiles();
      return result;
    },
    check: ({ path, text }: { path: string; text: string }) => mistakesIn(folder, path, text),
    preview: async ({ path, text }: { path: string; text: string }) => {
      const { page, drafts } = pageFor(folder, path, text);
      await show(drafts);
      return page;
    },
    dictionary: ({ word }: { word: string }) => addWord(folder, word),
    changes: () => listChanges(folder),
    "take-back": ({ file }: { file: string }) => {
      takeBack(folder, file);
      showFiles();
    },
    pages: () => listPages(folder),
    pictures: () => listPictures(assets),
    picture: async ({ kind, name, content }: { kind: string; name: string; content: string }) =>
      addPicture(assets, { folder: folderOf(folder, kind), name, bytes: Buffer.from(content, "base64") }),
    pdf: async ({ name, content }: { name: string; content: string }) =>
      addPdf(assets, { name, bytes: Buffer.from(content, "base64") }),
  };

  return async (name, body) => {
    if (!Object.hasOwn(handlers, name)) throw new Error(`The editor's server knows no "${name}".`);
    return handlers[name]?.(body as never);
  };
}
