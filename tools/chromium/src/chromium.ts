import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

/**
 * First the address bar, which takes a third of the time to open a page even when headless, and the process kept ready
 * for a next page, started anew for each test. Then the features that Playwright disables, because Chromium heeds only
 * the last such list.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "SpareRendererForSitePerProcess",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * Chromium flags for tests: no sandbox, because containers often run as root, and no background requests, which would
 * log errors on a restricted network.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export interface FoundChromium {
  path: string;
  /** Where it was found, for display. */
  source: string;
}

/** Finds the Chromium for tests: `CHROMIUM_PATH`, the system's, or Playwright's. */
export function findChromium(): FoundChromium | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, source: "CHROMIUM_PATH" };

  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { path: system, source: "the system" };

  const downloaded = playwright.executablePath();
  if (existsSync(downloaded)) return { path: downloaded, source: "Playwright" };
}

/** The Playwright launch options of every test runner in this repository. */
export function chromiumLaunchOptions() {
  return { executablePath: findChromium()?.path, args: chromiumArgs };
}
