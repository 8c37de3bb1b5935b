import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { browserLibraries } from "@clinic/ui/vitest.libraries";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { emulateMedia } from "./vitest.commands.ts";

/** Runs every story as a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  cacheDir: "/tmp/matrix-cache",
  optimizeDeps: {
    include: [...browserLibraries, "axe-core", "storybook/internal/core-events", "storybook/theming/create"],
  },
  test: {
    name: "stories",
    // Documentation pages have no tests of their own.
    exclude: ["**/*.mdx"],
    reporters: ["default", ["json", { outputFile: "/tmp/matrix.json" }]],
    setupFiles: ["./vitest.modes.ts"],
    browser: {
      commands: { emulateMedia },
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
