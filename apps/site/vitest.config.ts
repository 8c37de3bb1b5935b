import { assetsFolder } from "@clinic/content/assets";
import { testSettings } from "@clinic/test-settings";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "#assets": assetsFolder } },
  test: {
    ...testSettings,
    // No test changes a module, and each file would load them again.
    isolate: false,
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
  },
});
