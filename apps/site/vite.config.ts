import { utimesSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { assetsFolder, distFolder } from "@clinic/content/assets";
import { redirects } from "@clinic/content/server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import sirv from "sirv";
import { defineConfig, type Plugin } from "vite";
import { prerenderedPaths } from "./prerendered-paths.ts";
import { pageProgress } from "./scripts/progress.ts";

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The folder of the built content, which the loader of every page reads. The editor has one of its own. */
const content = process.env.CONTENT_DIST ?? distFolder;
process.env.CONTENT_DIST = content;

/** The build writes the files that have changed one after the other. */
const ALL_WRITTEN_MS = 20;

/** Serves pictures, films, the search index and feeds in development. The build copies them. */
const contentAssets: Plugin = {
  name: "content-assets",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/assets", sirv(path.join(content, "assets"), { dev: true }));
    middlewares.use(sirv(path.join(content, "public"), { dev: true }));
  },
};

/** Redirects old paths in development, as the server does in production. */
const devRedirects: Plugin = {
  name: "dev-redirects",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
      const target = redirects[pathname.replace(/\/$/, "")];
      if (target) response.writeHead(301, { Location: target + search }).end();
      else next();
    });
  },
};

/** Reloads the page when the content changes, and the routes when there are others. */
const contentChanges: Plugin = {
  name: "content-changes",
  apply: "serve",
  configureServer({ watcher, ws }) {
    let timer: NodeJS.Timeout | undefined;
    watcher.add(content);
    watcher.on("all", (_event, file) => {
      if (!file.startsWith(content) || !file.endsWith(".json")) return;
      if (path.basename(file) === "paths.json") utimesSync(folder("app/routes.ts"), new Date(), new Date());
      clearTimeout(timer);
      timer = setTimeout(() => ws.send({ type: "full-reload" }), ALL_WRITTEN_MS);
    });
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentAssets,
    devRedirects,
    contentChanges,
    pageProgress(prerenderedPaths.length),
  ],
  resolve: {
    alias: { "#assets": assetsFolder },
  },
  build: {
    // Fonts stay files however small: the Content Security Policy forbids `data:` fonts, and no page needs all of them.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // Warns about slow plugins, which are Vite's and React Router's own.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One file for modules that many pages start with: thirty small ones compress worse and load slower.
              groups: [{ name: "shared", tags: ["$initial"], minShareCount: 4 }],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3000" },
  },
});
