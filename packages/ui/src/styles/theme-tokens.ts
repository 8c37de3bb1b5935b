/** The values of one theme, by token without its leading dashes: `color-ink`, `text-lead--line-height`. */
export type Tokens = Record<string, string>;

/** Every theme with all of its values, the default one first, from the text of a stylesheet such as tokens.css. */
export function readThemes(css: string): { default: Tokens } & Record<string, Tokens> {
  const themes: { default: Tokens } & Record<string, Tokens> = { default: {} };
  const rules = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(/(?:@theme|\[data-theme="([\w-]+)"\])[^{]*\{([^}]*)/g);
  for (const [, name = "default", declarations = ""] of rules) {
    const changes = [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, token = "", value = ""]) => [token, value.replaceAll(/\s+/g, " ")] as const,
    );
    themes[name] = { ...themes.default, ...Object.fromEntries(changes) };
  }
  return themes;
}

/**
 * A length in pixels, in a window of the given width and at the usual text size of 16 px. Knows `px`, `rem`, `vw`,
 * their sums, and `clamp()`, `min()` and `max()` of these, one of them inside another too.
 */
export function pixelsAt(value: string, width: number): number {
  const [, name, list = ""] = /^(clamp|min|max)\((.+)\)$/.exec(value.trim()) ?? [];
  if (name) {
    // At the commas outside of functions inside.
    const parts = list.split(/,(?![^(]*\))/).map((part) => pixelsAt(part, width));
    if (name === "clamp") {
      const [least = 0, wanted = 0, most = 0] = parts;
      return Math.min(Math.max(least, wanted), most);
    }
    return name === "min" ? Math.min(...parts) : Math.max(...parts);
  }
  const pixels = { px: 1, rem: 16, vw: width / 100 };
  return value.split("+").reduce((sum, term) => {
    const [, number, unit] = /^\s*(-?[\d.]+)(px|rem|vw)\s*$/.exec(term) ?? [];
    if (!number || !unit) throw new Error(`"${value}" is no length that can be told in pixels.`);
    return sum + Number(number) * pixels[unit as keyof typeof pixels];
  }, 0);
}
