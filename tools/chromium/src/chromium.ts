import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

/**
 * Flags for a Chromium that runs tests: no sandbox (it is often root in a container) and no
 * requests of its own, which a closed network would answer with errors in the log.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export interface FoundChromium {
  path: string;
  /** Where it was found, in words for a person. */
  source: string;
}

/** The Chromium that tests use: `CHROMIUM_PATH`, the system's, or Playwright's; undefined without any. */
export function findChromium(): FoundChromium | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, source: "CHROMIUM_PATH" };

  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { path: system, source: "the system" };

  const downloaded = playwright.executablePath();
  if (existsSync(downloaded)) return { path: downloaded, source: "Playwright" };
}

/** Playwright launch options for every test runner of this repository. */
export function chromiumLaunchOptions() {
  return { executablePath: findChromium()?.path, args: chromiumArgs };
}
