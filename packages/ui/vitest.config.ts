import { chromiumLaunchOptions } from "@clinic/chromium";
import { testSettings } from "@clinic/test-settings";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserLibraries } from "./vitest.libraries.ts";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  optimizeDeps: { include: [...browserLibraries, "tailwind-merge"] },
  test: {
    ...testSettings,
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          include: ["{src,test}/**/*.test.tsx"],
          exclude: ["src/**/*.ssr.test.tsx"],
          setupFiles: ["./vitest.setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["src/**/*.ssr.test.tsx", "{src,docs,test}/**/*.test.ts"],
          environment: "node",
        },
      },
    ],
  },
});
