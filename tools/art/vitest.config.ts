import { testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testSettings,
    include: ["src/**/*.test.ts"],
  },
});
