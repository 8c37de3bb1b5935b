import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { defineConfig } from "vitest/config";
import mends from "./mends.json" with { type: "json" };

// Slate puts a caret back that was moved, and Decap's red, grey and teal are too light for words: see ADR 13.
const mend = (code: string, id: string) =>
  mends.reduce((text, [library = "", wrong = "", mended = ""]) => {
    if (!id.includes(library)) return text;
    if (!RegExp(wrong).test(text)) throw new Error(`${library} isn't what was mended here: see ADR 13.`);
    return text.replace(RegExp(wrong), mended);
  }, code);

// Decap is one large program, loaded only here. Of its libraries, one uses `eval`, others have "use client" directives.
const checks = { eval: false, moduleLevelDirective: false };

export default defineConfig({
  base: "/admin/",
  plugins: [{ name: "mends", transform: mend }],
  build: { chunkSizeWarningLimit: 8000, rolldownOptions: { checks } },
  test: { ...testSettings, testTimeout: LONG_TEST_TIMEOUT_MS, hookTimeout: LONG_TEST_TIMEOUT_MS },
});
