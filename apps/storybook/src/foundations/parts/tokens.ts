import theme from "@clinic/ui/styles/theme.css?raw";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";

/** The values of every theme, read from the stylesheet that the site uses. */
export const themes = readThemes(theme);

/** The tokens of the default theme with this prefix, without it: `family("radius-")`. */
export function family(prefix: string) {
  return Object.entries(themes.default)
    .filter(([name]) => name.startsWith(prefix) && !name.includes("--"))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }));
}
