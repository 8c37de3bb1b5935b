import path from "node:path";
import { isFileServingAllowed, resolveConfig } from "vite";
import { expect, it } from "vitest";
import siteConfig from "../vite.config.ts";

it("serves the repository's sources, and not what visitors sent", async () => {
  const root = path.join(import.meta.dirname, "..");
  const config = await resolveConfig({ root, configFile: false, server: siteConfig.server }, "serve");
  const isServed = (file: string) => isFileServingAllowed(config, `/@fs${path.join(root, "../..", file)}`);
  expect(isServed("packages/ui/src/styles/tokens.css")).toBe(true);
  for (const kept of [".data/human-check-secret", ".data/clinic.db", ".env", ".git/config"])
    expect(isServed(kept), kept).toBe(false);
});
