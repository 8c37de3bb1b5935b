import { addons } from "storybook/manager-api";
import { storybookTheme } from "../src/theme/storybook-theme";

declare global {
  /**
   * The tokens of the default theme; main.ts writes them into the page, because the manager's bundler can't
   * import a stylesheet as text.
   */
  var clinicTokens: Parameters<typeof storybookTheme>[0];
}

addons.setConfig({ theme: storybookTheme(globalThis.clinicTokens) });
