import { join, relative } from "node:path";
import { type BuiltFiles, buildContent, buildSiteFiles } from "@clinic/content/build/build-content";
import { distFolder } from "@clinic/content/build/write-content";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";
import type { Plugin, ViteDevServer } from "vite";

/** Serves the site the content of a folder, with drafts replacing saved files, instead of the built content. */
export function draftContent(folder: string) {
  let built: BuiltFiles = new Map();
  let server: ViteDevServer | undefined;

  const show = async (drafts: Drafts) => {
    const content = loadContent(folder, drafts);
    const next = await buildContent(content, await buildSiteFiles(content));
    const changed = [...next].filter(([path, content]) => String(built.get(path)) !== String(content));
    built = next;
    const paths = new Set(changed.map(([path]) => path));
    for (const { moduleGraph } of Object.values(server?.environments ?? {})) {
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (paths.has(pathOf(id))) moduleGraph.invalidateModule(module);
      }
    }
  };

  const plugin: Plugin = {
    name: "draft-content",
    enforce: "pre",
    configureServer(started) {
      server = started;
      // A picture that was just added isn't among the site's own files.
      server.watcher.add(join(folder, "assets"));
    },
    load(id) {
      const content = built.get(pathOf(id));
      return typeof content === "string" ? content : undefined;
    },
  };
  return { plugin, show };
}

/** Path of a module below the folder of the built content. */
function pathOf(id: string) {
  return relative(distFolder, id.replace(/\?.*$/, ""));
}
