import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
  },
});
