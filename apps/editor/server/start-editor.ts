import { join } from "node:path";
import { createServer } from "vite";
import { draftContent } from "./draft-content.ts";
import { EDITOR_PATH, editorPlugin } from "./editor-plugin.ts";
import { createRequestHandler } from "./requests.ts";

const site = join(import.meta.dirname, "../../site");

interface EditorOptions {
  /** Folder of the content: `data/` and `assets/`. */
  folder: string;
  /** 0 picks a free one. */
  port: number;
  /** Whether to open the browser. */
  open: boolean;
}

/** Starts the site's development server with the editor, both on the content of a folder. */
export async function startEditor({ folder, port, open }: EditorOptions) {
  const { plugin, show } = draftContent(folder);
  await show(new Map());
  // React Router looks for its configuration there.
  process.env.REACT_ROUTER_ROOT = site;
  const assets = join(folder, "assets");
  const showWarnings = hideEnvFileNotice();
  const server = await createServer({
    root: site,
    configFile: join(site, "vite.config.ts"),
    plugins: [editorPlugin(createRequestHandler({ folder, show }), assets), plugin],
    resolve: { alias: { "#assets": assets } },
    server: { host: "localhost", port, open: open && EDITOR_PATH },
  });
  await server.listen();
  showWarnings();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return { url: new URL(EDITOR_PATH, origin).href, close: async () => server.close() };
}

/** React Router passes Vite an option that Vite 8 has renamed: see apps/site/scripts/react-router.ts. */
function hideEnvFileNotice() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes("The `envFile` option is deprecated")) warn(...words);
  };
  return () => {
    console.warn = warn;
  };
}
