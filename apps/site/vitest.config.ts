import { testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    // Tests that change a module restore it, and each file would load them again.
    isolate: false,
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
  },
});
