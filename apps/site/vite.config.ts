import { utimesSync } from "node:fs";
import path from "node:path";
import { distFolder } from "@clinic/content/assets";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import sirv from "sirv";
import { defineConfig, type Plugin } from "vite";

const routes = path.join(import.meta.dirname, "app/routes.ts");

/** The folder of the built content, which the loader of every page reads. The editor has one of its own. */
const content = process.env.CONTENT_DIST ?? distFolder;
process.env.CONTENT_DIST = content;

/** The build writes the files that have changed one after the other. */
const ALL_WRITTEN_MS = 20;

/**
 * In development, serves pictures, films, the search index and feeds, which the build copies, and reloads the page when
 * the content changes, and the routes when there are others.
 */
const builtContent: Plugin = {
  name: "built-content",
  apply: "serve",
  configureServer({ middlewares, watcher, ws }) {
    middlewares.use("/assets", sirv(path.join(content, "assets"), { dev: true }));
    middlewares.use(sirv(path.join(content, "public"), { dev: true }));
    let timer: NodeJS.Timeout | undefined;
    watcher.add(content);
    watcher.on("all", (_event, file) => {
      if (!file.startsWith(content) || !file.endsWith(".json")) return;
      if (path.basename(file) === "paths.json") utimesSync(routes, new Date(), new Date());
      clearTimeout(timer);
      timer = setTimeout(() => ws.send({ type: "full-reload" }), ALL_WRITTEN_MS);
    });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), builtContent],
  build: {
    // Fonts stay files however small: the Content Security Policy forbids `data:` fonts, and no page needs all of them.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // A page starts with these groups (`start.ts` fetches them), so that links to them would only take time.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|router|shared)-.{8}\.js$/.test(file)),
    },
    // Warns about slow plugins, which are Vite's and React Router's own.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // Pages contain the source of `start`.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // V8 compiles all of a file off the main thread: one function at a time as a page starts takes longer there.
            postBanner: ({ name }) =>
              /^(react|router|shared)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
            codeSplitting: {
              groups: [
                // Of their own, because what is evaluated together keeps a slow phone from responding.
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: "router", test: /node_modules\/react-router/, priority: 1 },
                // One file for modules that many pages start with: thirty small ones compress worse and load slower.
                { name: "shared", tags: ["$initial"], minShareCount: 4 },
                // What blocks with a carousel have in common: in files of its own, each is one more link and request.
                {
                  name: "slides",
                  test: /\/(embla.*|carousel|(compare|video)-slider|before-after-gallery)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    // A build of the site beside a running server must not reload its pages.
    watch: { ignored: [path.join(import.meta.dirname, "build/**")] },
    // Vite's own list, and what the reference server keeps.
    fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.data/**"] },
    proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3000" },
  },
});
