import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";

export interface MediaFeatures {
  forcedColors?: "active";
  reducedMotion?: "reduce";
}

/** Sets the features that media queries ask for; those that are left out are as by default. */
export const emulateMedia: BrowserCommand<[features: MediaFeatures]> = ({ page }, features) =>
  page.emulateMedia({ forcedColors: null, reducedMotion: null, ...features });

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}
