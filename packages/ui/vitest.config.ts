import { testSettings } from "@clinic/testing";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { browser, browserLibraries } from "./vitest.browser.ts";

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
          // An `exclude` here would replace the one of the scripts in package.json.
          include: ["src/**/!(*.ssr).test.tsx"],
          // Otherwise half of the time goes into loading the same modules for each file.
          isolate: false,
          setupFiles: ["./vitest.setup.ts"],
          browser: { ...browser, viewport: { width: 1280, height: 900 } },
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
