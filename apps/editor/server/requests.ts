import { join } from "node:path";
import type { Drafts } from "@clinic/content/load/read-files";
import { listChanges, takeBack } from "./changes.ts";
import { addWord, mistakesIn, refuseMistakes } from "./check.ts";
import { createDecapBackend } from "./decap-backend.ts";
import { listPages, pageFor } from "./pages.ts";
import { addPdf, addPicture, listFiles } from "./pictures.ts";

/** Responds to a request of the editor's by its name. */
export type RequestHandler = (name: string, body: unknown) => Promise<unknown>;

/**
 * Handles the requests that the editor can make, by name.
 *
 * @param folder - Folder of the content: `data/` and `assets/`.
 * @param show - Renders the site's pages with these drafts.
 */
export function createRequestHandler(
  folder: string,
  show: (drafts: Drafts) => Promise<void>,
): RequestHandler {
  const assets = join(folder, "assets");
  const decap = createDecapBackend(folder, (drafts) => refuseMistakes(folder, drafts));
  // Nobody waits for this. Files that can't be rendered are reported when someone opens them.
  const showFiles = () => void show(new Map()).catch(() => undefined);

  const handlers: Record<string, (body: Record<string, string>) => unknown> = {
    decap: ({ action = "", params }) => {
      const result = decap(action, params as never);
      if (action === "persistEntry" || action === "deleteFiles") showFiles();
      return result;
    },
    check: ({ path = "", text = "" }) => mistakesIn(folder, path, text),
    preview: async ({ path = "", text = "" }) => {
      const { page, drafts } = pageFor(folder, path, text);
      await show(drafts);
      return page;
    },
    dictionary: ({ word = "" }) => addWord(folder, word),
    changes: () => listChanges(folder),
    "take-back": ({ file = "" }) => {
      takeBack(folder, file);
      showFiles();
    },
    pages: () => listPages(folder),
    pictures: () => listFiles(assets),
    pdfs: () => listFiles(assets, ".pdf"),
    picture: ({ name = "", content = "" }) => addPicture(assets, name, Buffer.from(content, "base64")),
    pdf: ({ name = "", content = "" }) => addPdf(assets, name, Buffer.from(content, "base64")),
  };

  return async (name, body) => {
    if (!Object.hasOwn(handlers, name)) throw new Error(`The editor's server knows no "${name}".`);
    return handlers[name]?.(body as never);
  };
}
