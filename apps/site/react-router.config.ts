import { cpSync, globSync, rmSync } from "node:fs";
import path from "node:path";
import { assetsFolder, distFolder, siteOrigin } from "@clinic/content/assets";
import shareCards from "@clinic/content/dist/share-cards.json" with { type: "json" };
import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./prerendered-paths";
import { compress } from "./scripts/compress";
import { writeHostingFiles } from "./scripts/hosting/write-hosting-files";
import { writeShareCards } from "./scripts/write-share-cards";

export default {
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ viteConfig, reactRouterConfig }) => {
    const clientDirectory = path.resolve(viteConfig.root, reactRouterConfig.buildDirectory, "client");
    // Needed only by hosts without prerendered pages: these have a manifest of their language.
    for (const file of globSync("{__spa-fallback.html,assets/manifest-*.js}", { cwd: clientDirectory }))
      rmSync(path.join(clientDirectory, file));
    cpSync(path.join(distFolder, "assets"), path.join(clientDirectory, "assets"), { recursive: true });
    cpSync(path.join(distFolder, "public"), clientDirectory, { recursive: true });
    await writeShareCards(shareCards, {
      client: clientDirectory,
      originals: assetsFolder,
      cache: path.resolve(viteConfig.root, "node_modules/.cache/share-cards"),
    });
    writeHostingFiles(clientDirectory, {
      origin: siteOrigin,
      apiBaseUrl: viteConfig.env.VITE_API_BASE_URL,
      recaptcha: Boolean(viteConfig.env.VITE_RECAPTCHA_SITE_KEY),
    });
    await compress(clientDirectory);
  },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
