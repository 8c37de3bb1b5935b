import { chromiumLaunchOptions } from "@clinic/chromium";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import ui from "./package.json" with { type: "json" };

/** What the components and their tests import; a change of this list makes Vite bundle anew. */
const browserLibraries = [
  ...Object.keys(ui.dependencies).filter(
    (name) => !["tailwindcss", "react-compare-slider", "@hookform/resolvers"].includes(name),
  ),
  "@hookform/resolvers/zod",
  "react-compare-slider/components",
  "react-compare-slider/hooks",
  "react-dom/client",
  "react-dom/server",
  "zod/mini",
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Bundled before the first test: a library discovered midway comes with a second React.
  optimizeDeps: { include: browserLibraries },
  test: {
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          include: ["src/**/*.test.tsx"],
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
        test: { name: "node", include: ["src/**/*.ssr.test.tsx", "src/**/*.test.ts"], environment: "node" },
      },
    ],
  },
});
