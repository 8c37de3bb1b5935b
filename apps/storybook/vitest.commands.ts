import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";

export interface MediaFeatures {
  forcedColors?: "active";
  reducedMotion?: "reduce";
}

/** Emulates media features, and resets those omitted to their defaults. */
export const emulateMedia: BrowserCommand<[features: MediaFeatures]> = ({ page }, features) =>
  page.emulateMedia({ forcedColors: null, reducedMotion: null, ...features });

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}
