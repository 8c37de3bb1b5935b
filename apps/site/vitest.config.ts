import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/results.json" }]],
  },
});
