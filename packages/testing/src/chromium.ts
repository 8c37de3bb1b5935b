import { spawnSync } from "node:child_process";
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
  // Without a browser's window, which takes a tenth of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of the Chromium for tests: `CHROMIUM_PATH`, the system's, or Playwright's. */
export function findChromium() {
  return (
    process.env.CHROMIUM_PATH ||
    [...systemPaths, playwright.executablePath()].find((path) => existsSync(path))
  );
}

/**
 * Finds the Chromium for tests, or installs one.
 *
 * @returns its path
 * @throws when none is found and none can be installed
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium here: trying Playwright's download, then apt-get.");
  const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
  for (const command of [
    "playwright-core install chromium",
    `${sudo}apt-get update -q && ${sudo}apt-get install -q -y chromium-headless-shell`,
    `${sudo}apt-get install -q -y chromium`,
  ]) {
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 300_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
}

/** The Playwright launch options of every test runner in this repository. Optimised code would pay after a page is closed. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, "--js-flags=--no-opt,--no-maglev"],
  };
}
