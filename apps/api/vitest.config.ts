import { testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/global-setup.ts",
    maxWorkers: 2,
    // Tests that change a module restore it, and each file would load the server again.
    isolate: false,
  },
});
