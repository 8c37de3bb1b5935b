/** Opens the content in the editor: `npm run editor`. The site's development server serves both. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "@clinic/content/assets";
import type { SitePage } from "@clinic/content/paths";
import { createServer } from "vite";
import { editorPlugin } from "./editor-plugin.ts";
import { draftContent } from "./pages.ts";
import { createRequestHandler } from "./requests.ts";

const { PORT = "4100" } = process.env;
const site = dirname(fileURLToPath(import.meta.resolve("@clinic/site/vite.config.ts")));
// The site reads it instead of the content that is published.
const dist = mkdtempSync(join(tmpdir(), "editor-content-"));
const show = draftContent(contentFolder, dist);
await show(new Map());
const pages: SitePage[] = JSON.parse(readFileSync(join(dist, "paths.json"), "utf8"));
const routes = new Set(pages.map(({ path }) => path));
// React Router looks for its configuration there.
Object.assign(process.env, { CONTENT_DIST: dist, REACT_ROUTER_ROOT: site });
// It passes Vite an option that Vite 8 has renamed: see apps/site/scripts/react-router.ts.
const { warn } = console;
console.warn = (...words: unknown[]) => /`envFile` option/.test(String(words[0])) || warn(...words);
const server = await createServer({
  root: site,
  configFile: join(site, "vite.config.ts"),
  plugins: [editorPlugin(createRequestHandler(contentFolder, show, routes), contentFolder)],
  server: {
    host: "localhost",
    port: Number(PORT),
    open: process.stdout.isTTY && "/admin/",
    // Nobody changes the site itself meanwhile, and the preview reloads itself when a draft is built.
    watch: { ignored: "**" },
  },
});
await server.listen();
const [origin = ""] = server.resolvedUrls?.local ?? [];
console.log(`The editor is open at ${new URL("/admin/", origin)}\nPress Ctrl+C to end it.`);
const close = () => void server.close().then(() => rmSync(dist, { recursive: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, close);
