import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";

// Slate learns late that a caret was moved, on a slow machine after the next letter, and then puts it back: it has to ask first.
const mend = (slate: string) =>
  slate
    .replace(/scheduleOnDOMSelectionChange\.flush\(\);\s+onDOM/, "scheduleOnDOMSelectionChange(); $&")
    .replace("!isCompositionChange && editor.", "type === 'insertReplacementText' && editor.");

export default defineConfig({
  base: "/admin/",
  plugins: [{ name: "caret", transform: (code, id) => (id.includes("slate-react") ? mend(code) : null) }],
  // Decap is one large program, loaded only here. Of its libraries, one uses `eval`, others have "use client" directives.
  build: {
    chunkSizeWarningLimit: 8000,
    rolldownOptions: { checks: { eval: false, moduleLevelDirective: false } },
  },
  test: { ...testSettings, testTimeout: LONG_TEST_TIMEOUT_MS, hookTimeout: LONG_TEST_TIMEOUT_MS },
});
