import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium } from "playwright-core";
import { build } from "vite";
import { listen } from "./serve.ts";

const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";

/** Opens a bundled page in Chromium, with a content security policy like the site's. `api` answers below `/api`. */
export async function openBuiltPage(script: string, api?: RequestListener) {
  const results = path.join(import.meta.dirname, "../test-results");
  mkdirSync(results, { recursive: true });
  const directory = mkdtempSync(path.join(results, "built-"));
  writeFileSync(path.join(directory, "index.html"), '<script type="module" src="./page.ts"></script>');
  writeFileSync(path.join(directory, "page.ts"), `${script}\nObject.assign(window, { isReady: true });\n`);
  await build({ root: directory, logLevel: "silent", build: { outDir: "out", emptyOutDir: true } });
  const { origin, close } = await listen((request, response) => {
    if (api && request.url?.startsWith("/api/")) return api(request, response);
    const file = request.url === "/" ? "/index.html" : (request.url ?? "");
    const type = file.endsWith(".js") ? "text/javascript" : "text/html";
    try {
      const content = readFileSync(path.join(directory, "out", file));
      response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": POLICY }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  const consoleMessages: string[] = [];
  page.on("console", (message) => consoleMessages.push(message.text()));
  await page.goto(origin);
  await page.waitForFunction(() => "isReady" in window);
  return {
    page,
    directory,
    consoleMessages,
    async close() {
      await browser.close();
      close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
