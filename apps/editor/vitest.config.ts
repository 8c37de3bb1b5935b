import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    // Tests that change a module restore it, and each file would load them again.
    isolate: false,
    // The long tests start the site in development.
    testTimeout: LONG_TEST_TIMEOUT_MS,
    hookTimeout: LONG_TEST_TIMEOUT_MS,
    include: ["{src,server,test}/**/*.test.{ts,tsx}"],
  },
});
