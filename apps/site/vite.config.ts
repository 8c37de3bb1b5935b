import { utimesSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { assetsFolder } from "@clinic/content/assets";
import { distFolder } from "@clinic/content/build/write-content";
import { redirects } from "@clinic/content/routes";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import sirv from "sirv";
import { defineConfig, type Plugin } from "vite";
import { prerenderedPaths } from "./prerendered-paths.ts";
import { pageProgress } from "./scripts/progress.ts";

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Read by the loader of every page.
process.env.CONTENT_DIST ??= distFolder;

/** Serves pictures, films, the search index and feeds in development. The build copies them. */
const contentAssets: Plugin = {
  name: "content-assets",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/assets", sirv(path.join(distFolder, "assets"), { dev: true }));
    middlewares.use(sirv(path.join(distFolder, "public"), { dev: true }));
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

/** Reloads the routes when the content changes: React Router watches only its own folder. */
const contentRoutes: Plugin = {
  name: "content-routes",
  apply: "serve",
  configureServer({ watcher }) {
    const builtContent = folder("../../packages/content/dist/");
    watcher.add(builtContent);
    watcher.on("change", (file) => {
      const isList = ["articles", "branches", "treatments"].includes(path.basename(file, ".json"));
      if (isList && file.startsWith(builtContent))
        utimesSync(folder("app/routes.ts"), new Date(), new Date());
    });
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentAssets,
    devRedirects,
    contentRoutes,
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
