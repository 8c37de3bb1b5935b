import { themes } from "@clinic/ui/styles/theme-tokens.ts";

export { themes };

/** The tokens of the default theme with this prefix, which is removed from their names: `family("radius-")`. */
export function family(prefix: string) {
  return Object.entries(themes.default)
    .filter(([name]) => name.startsWith(prefix) && !name.includes("--"))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }));
}
