import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
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
    testTimeout: LONG_TEST_TIMEOUT_MS,
    hookTimeout: LONG_TEST_TIMEOUT_MS,
    expect: { poll: { timeout: LONG_TEST_TIMEOUT_MS } },
  },
});
