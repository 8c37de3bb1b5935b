import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Drawing takes some seconds of processor time, more on a busy machine.
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
  },
});
