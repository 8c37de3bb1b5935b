import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { defineConfig } from "@playwright/test";

const isLong = process.env.npm_lifecycle_event === "test:long";

export default defineConfig({
  testMatch: isLong ? "**/*.long.spec.ts" : "**/*.spec.ts",
  testIgnore: isLong ? [] : "**/*.long.spec.ts",
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  outputDir: "test-results/artefacts",
  // Tests spend half their time waiting: for a server to start, a page to load, a response.
  workers: 2,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: [["list"], ["json", { outputFile: "test-results/results.json" }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 900 },
    // Without a graphics card, drawing what fades and moves takes 15 % of the time. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
