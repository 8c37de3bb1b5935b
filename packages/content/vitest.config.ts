import { testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    // No test changes a module, and each file would load the schemas again.
    isolate: false,
    include: ["{src,checks,load,build,pages}/**/*.test.ts"],
  },
});
