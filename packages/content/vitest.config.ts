import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "checks/**/*.test.ts", "scripts/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
  },
});
