import { join, relative } from "node:path";
import { type BuiltFiles, builtContent } from "@clinic/content/load/built-content";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import { distFolder } from "@clinic/content/load/write-content";
import type { Plugin, ViteDevServer } from "vite";

const buildFrom = (folder: string) => async (drafts: Drafts) => builtContent(loadContent(folder, drafts));

/** Serves the site the content of a folder, with drafts replacing saved files, instead of the built content. */
export function draftContent(folder: string, build = buildFrom(folder)) {
  let built: BuiltFiles = new Map();
  let server: ViteDevServer | undefined;
  let last = 0;

  const show = async (drafts: Drafts) => {
    const number = ++last;
    const next = await build(drafts);
    // Someone went on typing, and the content of that may be here already.
    if (number !== last) return;
    const changed = [...next].filter(([path, content]) => String(built.get(path)) !== String(content));
    built = next;
    const paths = new Set(changed.map(([path]) => path));
    for (const { moduleGraph } of Object.values(server?.environments ?? {})) {
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (paths.has(pathOf(id))) moduleGraph.invalidateModule(module);
      }
    }
  };

  const plugin = {
    name: "draft-content",
    enforce: "pre",
    configureServer(started) {
      server = started;
      // A picture that was just added isn't among the site's own files.
      server.watcher.add(join(folder, "assets"));
    },
    load(id: string) {
      const content = built.get(pathOf(id));
      return typeof content === "string" ? content : undefined;
    },
  } satisfies Plugin;
  return { plugin, show };
}

/** Path of a module below the folder of the built content. */
function pathOf(id: string) {
  return relative(distFolder, id.replace(/\?.*$/, ""));
}
