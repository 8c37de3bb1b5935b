import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { browserLibraries } from "@clinic/ui/vitest.libraries";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Runs every story as a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  optimizeDeps: {
    include: [...browserLibraries, "storybook/internal/core-events", "storybook/theming/create"],
  },
  test: {
    name: "stories",
    setupFiles: ["./vitest.setup.ts"],
    // Documentation pages have no tests of their own.
    exclude: ["**/*.mdx"],
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
