import { join } from "node:path";
import { createServer } from "vite";
import { answerFor } from "./answers.ts";
import { draftContent } from "./draft-content.ts";
import { EDITOR_PATH, editorPlugin } from "./editor-plugin.ts";

const site = join(import.meta.dirname, "../../site");

interface EditorOptions {
  /** Folder of the content: `data/` and `assets/`. */
  folder: string;
  /** 0 takes any that is free. */
  port: number;
  /** Whether the browser opens by itself. */
  open: boolean;
}

/** Starts the site in development with the editor beside it, both with the content of a folder. */
export async function startEditor({ folder, port, open }: EditorOptions) {
  const { plugin, show } = draftContent(folder);
  await show(new Map());
  // React Router looks for its configuration there.
  process.env.REACT_ROUTER_ROOT = site;
  const assets = join(folder, "assets");
  const server = await createServer({
    root: site,
    configFile: join(site, "vite.config.ts"),
    plugins: [editorPlugin(answerFor({ folder, show }), assets), plugin],
    resolve: { alias: { "#assets": assets } },
    server: { host: "localhost", port, open: open && EDITOR_PATH },
  });
  await server.listen();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return { url: new URL(EDITOR_PATH, origin).href, close: async () => server.close() };
}
