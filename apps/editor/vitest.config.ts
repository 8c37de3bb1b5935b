import { testSettings } from "@clinic/test-settings";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { ...testSettings, include: ["{src,server,test}/**/*.test.{ts,tsx}"] },
});
