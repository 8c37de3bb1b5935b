import theme from "@clinic/ui/styles/replace-tailwind-theme.css?raw";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import tokens from "@clinic/ui/styles/tokens.css?raw";

export const themes = readThemes(theme + tokens);

/** The tokens of the default theme with this prefix, which is removed from their names: `family("radius-")`. */
export function family(prefix: string) {
  return Object.entries(themes.default)
    .filter(([name]) => name.startsWith(prefix) && !name.includes("--"))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }));
}
