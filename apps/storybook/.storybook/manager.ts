import { addons } from "storybook/manager-api";
import { storybookTheme } from "../src/docs/storybook-theme";

declare global {
  /**
   * The tokens of the default theme. Written into the page by main.ts, because the manager's bundler cannot import a
   * stylesheet as text.
   */
  var clinicTokens: Parameters<typeof storybookTheme>[0];
}

addons.setConfig({ theme: storybookTheme(globalThis.clinicTokens) });
