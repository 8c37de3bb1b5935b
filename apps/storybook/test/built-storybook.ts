import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type BrowserContextOptions, chromium } from "playwright";
import { preview } from "vite";

/** What `npm run build` writes, which the long tests depend on. */
const folder = fileURLToPath(new URL("../storybook-static", import.meta.url));

function builtFolder() {
  if (!existsSync(folder)) throw new Error("Run `npm run build -w @clinic/storybook` first.");
  return folder;
}

interface Entry {
  id: string;
  title: string;
  type: "docs" | "story";
  tags: string[];
  importPath: string;
}

/** The stories and pages of the built Storybook. */
export function builtEntries() {
  const { entries } = JSON.parse(readFileSync(`${builtFolder()}/index.json`, "utf8"));
  return Object.values<Entry>(entries);
}

/** Serves the built Storybook and opens Chromium. */
export async function openBuiltStorybook() {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    root: builtFolder(),
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
