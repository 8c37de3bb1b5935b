import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";
import mends from "./slate-mends.json" with { type: "json" };

// Slate learns late that a caret was moved, on a slow machine after the next letter, and then puts it back: see ADR 13.
const mend = (slate: string) =>
  mends.reduce((text, [late = "", mended = ""]) => {
    if (!RegExp(late).test(text))
      throw new Error("slate-react isn't what is mended here any more: see ADR 13.");
    return text.replace(RegExp(late), mended);
  }, slate);

// Decap is one large program, loaded only here. Of its libraries, one uses `eval`, others have "use client" directives.
const checks = { eval: false, moduleLevelDirective: false };

export default defineConfig({
  base: "/admin/",
  plugins: [{ name: "caret", transform: (code, id) => (id.includes("slate-react") ? mend(code) : null) }],
  build: { chunkSizeWarningLimit: 8000, rolldownOptions: { checks } },
  test: { ...testSettings, testTimeout: LONG_TEST_TIMEOUT_MS, hookTimeout: LONG_TEST_TIMEOUT_MS },
});
