import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";

export interface MediaFeatures {
  forcedColors?: "active";
  reducedMotion?: "no-preference";
}

/** Emulates media features, and resets those omitted to what tests start with (vitest.config.ts). */
export const emulateMedia: BrowserCommand<[features: MediaFeatures]> = ({ page }, features) =>
  page.emulateMedia({ forcedColors: null, reducedMotion: "reduce", ...features });

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}
