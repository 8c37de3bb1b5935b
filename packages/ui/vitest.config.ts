import { TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserLibraries } from "./vitest.libraries.ts";

export default defineConfig({
  plugins: [tailwindcss()],
  optimizeDeps: { include: [...browserLibraries, "tailwind-merge"] },
  test: {
    ...testSettings,
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          include: ["src/**/*.test.tsx"],
          exclude: ["src/**/*.ssr.test.tsx"],
          // Otherwise half of the time goes into loading the same modules for each file.
          isolate: false,
          setupFiles: ["./vitest.setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: TEST_TIMEOUT_MS,
            screenshotFailures: false,
            // Drawing what fades and moves takes longer than most tests. Those of motion ask for it (test/motion.ts).
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["src/**/*.ssr.test.tsx", "{src,test}/**/*.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
    ],
  },
});
