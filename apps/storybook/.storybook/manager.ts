import { addons, types } from "storybook/manager-api";
import { OtherWords } from "../src/search/other-words-addon";
import { storybookTheme } from "../src/theme/storybook-theme";

declare global {
  /**
   * The tokens of the default theme. Written into the page by main.ts, because the manager's bundler cannot import a
   * stylesheet as text.
   */
  var clinicTokens: Parameters<typeof storybookTheme>[0];
}

addons.setConfig({ theme: storybookTheme(globalThis.clinicTokens) });
addons.register("clinic/other-words", () => {
  addons.add("clinic/other-words/preview", { type: types.PREVIEW, render: OtherWords });
});
