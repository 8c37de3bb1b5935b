import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Its path on the site.
  base: "/admin/",
  // Decap is one large program, loaded only here.
  build: {
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      // Decap's libraries: one uses `eval`, others have "use client" directives.
      checks: { eval: false, moduleLevelDirective: false },
    },
  },
  test: {
    ...testSettings,
    // Tests that change a module restore it, and each file would load them again.
    isolate: false,
    // The long tests start the site in development.
    testTimeout: LONG_TEST_TIMEOUT_MS,
    hookTimeout: LONG_TEST_TIMEOUT_MS,
    expect: { poll: { timeout: LONG_TEST_TIMEOUT_MS } },
    include: ["{src,server,test}/**/*.test.{ts,tsx}"],
  },
});
