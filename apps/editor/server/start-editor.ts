import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { draftContent } from "./draft-content.ts";
import { EDITOR_PATH, editorPlugin } from "./editor-plugin.ts";
import { createRequestHandler } from "./requests.ts";

const site = join(import.meta.dirname, "../../site");

/**
 * Starts the site's development server with the editor, both on the content of a folder.
 *
 * @param folder - Folder of the content: `data/` and `assets/`.
 * @param port - 0 picks a free one.
 * @param open - Whether to open the browser.
 */
export async function startEditor({ folder, port, open }: { folder: string; port: number; open: boolean }) {
  // The site reads it instead of the content that is published.
  const dist = mkdtempSync(join(tmpdir(), "editor-content-"));
  process.env.CONTENT_DIST = dist;
  const show = draftContent(folder, dist);
  await show(new Map());
  // React Router looks for its configuration there.
  process.env.REACT_ROUTER_ROOT = site;
  // It passes Vite an option that Vite 8 has renamed: see apps/site/scripts/react-router.ts.
  const { warn } = console;
  console.warn = (...words: unknown[]) => /`envFile` option/.test(String(words[0])) || warn(...words);
  const assets = join(folder, "assets");
  const server = await createServer({
    root: site,
    configFile: join(site, "vite.config.ts"),
    plugins: [editorPlugin(createRequestHandler(folder, show), assets)],
    resolve: { alias: { "#assets": assets } },
    // Nobody changes the site itself meanwhile, and the preview reloads itself when a draft is built.
    server: { host: "localhost", port, open: open && EDITOR_PATH, watch: { ignored: "**" } },
  });
  await server.listen();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const close = async () => {
    await server.close();
    rmSync(dist, { recursive: true });
  };
  return { url: new URL(EDITOR_PATH, origin).href, close };
}
