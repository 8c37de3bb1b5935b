import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    testTimeout: LONG_TEST_TIMEOUT_MS,
    hookTimeout: LONG_TEST_TIMEOUT_MS,
    include: ["test/**/*.test.ts"],
    globalSetup: "./test/make-packages.ts",
    // Each file installs and builds an application.
    fileParallelism: false,
  },
});
