import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { TEST_TIMEOUT_MS } from "@clinic/test-settings";
import { type BrowserContextOptions, chromium } from "playwright";
import { preview } from "vite";

/** What `npm run build` writes, which the long tests depend on. */
const folder = fileURLToPath(new URL("../storybook-static", import.meta.url));

/** Serves the built Storybook and opens Chromium. */
export async function openBuiltStorybook() {
  if (!existsSync(folder)) throw new Error("Run `npm run build -w @clinic/storybook` first.");
  const server = await preview({
    configFile: false,
    logLevel: "error",
    root: folder,
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string") throw new Error("No port is free.");
  const origin = `http://127.0.0.1:${address.port}`;
  const browser = await chromium.launch(chromiumLaunchOptions());
  return {
    async page(path: string, options: BrowserContextOptions = {}) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
      // Maps and videos of other hosts have no part in these tests.
      await page.context().route(
        (url) => url.origin !== origin,
        (route) => route.abort(),
      );
      await page.goto(origin + path, { timeout: TEST_TIMEOUT_MS });
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
    },
  };
}
