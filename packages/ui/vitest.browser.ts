import { TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { playwright } from "@vitest/browser-playwright";
import ui from "./package.json" with { type: "json" };

/** The browser of the library's tests and of the handbook's stories. */
export const browser = {
  enabled: true,
  headless: true,
  connectTimeout: TEST_TIMEOUT_MS,
  screenshotFailures: false,
  // Without a graphics card, drawing what fades and moves takes longer than most tests and stories, and carousels would
  // move through their accessible trees. Tests of motion ask for it (test/motion.ts).
  provider: playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
};

/**
 * What the components, their stories and their tests import in a browser, for Vite's `optimizeDeps.include`:
 * bundled before the first test. A library discovered midway comes with a second React, or reloads the page
 * under a running test.
 */
export const browserLibraries = [
  ...Object.keys(ui.dependencies).filter((name) => name !== "@hookform/resolvers"),
  "@hookform/resolvers/zod",
  "react-dom/client",
  "react-dom/server",
  "zod/mini",
];
