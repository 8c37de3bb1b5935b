import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join, normalize } from "node:path";
import { writeWhole } from "@clinic/content/build/write-whole";
import { languages } from "@clinic/content/languages";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { historyOf, listChanges, read, takeBack } from "./changes.ts";
import { addWords, checkDraft, refuseMistakes } from "./check.ts";
import { finished, listPages, pageFor } from "./pages.ts";
import { addFile, saveDropped } from "./pictures.ts";

export type RequestHandler = (name: string, body: unknown) => Promise<unknown>;

/** `raw` is what to write, `before` what the file must still hold, and `base` what it was when the form was opened. */
type Body = Record<"path" | "text" | "raw" | "before" | "base" | "file" | "kind" | "name", string> &
  Record<"content" | "folder" | "extension", string> &
  Record<"paths" | "words", string[]> & { files: { path: string }[]; isNew?: boolean; now?: string };

/** Handles the editor's own requests, and Decap's. `show` renders drafts; `guard` throws why something must not be written. */
export function createRequestHandler(
  folder: string,
  show: (drafts: Drafts) => Promise<void>,
  routes: ReadonlySet<string> = new Set(),
  guard = refuseMistakes,
): RequestHandler {
  // Nobody waits for this. Files that can't be rendered are reported when someone opens them.
  const showFiles = () => void show(new Map()).catch(() => undefined);
  const inFolder = (path: string) => {
    const file = normalize(path);
    if (!file.startsWith("data/")) throw new Error(`"${path}" is not a file of the content.`);
    return join(folder, file);
  };
  const entry = (path: string) => {
    const data = existsSync(inFolder(path)) ? readFileSync(inFolder(path), "utf8") : null;
    return { data, file: { path, id: path } };
  };
  const write = (drafts: Map<string, string | null>, words: readonly string[] = []) => {
    guard(folder, drafts, words);
    addWords(folder, words);
    for (const [path, text] of drafts) {
      saveDropped(folder, text ?? "");
      if (text === null) rmSync(inFolder(path), { force: true });
      else writeWhole(inFolder(path), text);
    }
    showFiles();
  };

  const handlers: Record<string, (body: Body) => unknown> = {
    // Decap's.
    entriesByFolder: ({ folder: path, extension }) =>
      globSync(`${path}/*.${extension}`, { cwd: folder }).sort().map(entry),
    entriesByFiles: ({ files }) => files.map(({ path }) => entry(path)),
    getEntry: ({ path }) => entry(path),
    persistEntry: ({ path, raw, before, words }) => {
      if ((entry(path).data ?? "") !== before)
        throw new Error("Someone has saved this at the same moment. Your text is kept: save again.");
      const text = finished(folder, path, raw);
      write(new Map([[path, text]]), words);
      return text;
    },
    deleteFiles: ({ paths: [path = ""], base }) => {
      if (entry(path).data !== base)
        throw new Error("Someone has changed this since you opened it. Open it again before you delete it.");
      // A translation is nothing without what it translates.
      const all = Object.keys(languages).map((language) => path.replace("/en/", `/${language}/`));
      write(new Map(all.map((file) => [file, null])));
    },
    // Pictures have a control of their own.
    getMedia: () => [],
    // The editor's own.
    check: ({ path, text, words, isNew }) => {
      const checked = checkDraft(folder, path, text, words);
      if (!isNew || entry(path).data === null) return checked;
      // A new record must not replace another of the same name.
      const taken = { problem: "Another entry has this address already", remedy: "Choose another" };
      return { ...checked, findings: [{ field: "slug", ...taken }, ...checked.findings] };
    },
    refusal: ({ path, text, words }) => guard(folder, new Map([[path, finished(folder, path, text)]]), words),
    preview: async ({ path, text }) => {
      await show(new Map([[path, text]]));
      return pageFor(folder, routes, path, text);
    },
    changes: () => listChanges(folder),
    history: ({ path }) => inFolder(path) && historyOf(folder, path),
    "take-back": ({ file, now }) => {
      if (read(folder)(file) !== now)
        throw new Error("Someone has changed this since. Open the list again before you take it back.");
      takeBack(folder, file);
      showFiles();
    },
    pages: () => listPages(folder),
    files: () =>
      loadContent(folder).assets.filter((src) => /^[a-z\d/-]+\.(?:webp|avif|png|jpe?g|pdf)$/.test(src)),
    "add-file": ({ kind, name, content }) => addFile(folder, kind, name, Buffer.from(content, "base64")),
  };
  return async (name, body) => handlers[name]?.(body as Body);
}
