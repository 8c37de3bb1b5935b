import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The checks read some 40,000 words; on a busy machine that takes a while.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "checks/**/*.test.ts", "scripts/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
  },
});
