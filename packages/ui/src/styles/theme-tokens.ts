/** The values of one theme by token name, without the leading dashes: `color-ink`, `text-base--line-height`. */
export type Tokens = Record<string, string>;

/** Every theme of a stylesheet with its whole set of values, the default one first. */
export type Themes = { default: Tokens } & Record<string, Tokens>;

/**
 * Reads the tokens out of the text of `theme.css`: the `@theme` block, and each `[data-theme="…"]` block laid over
 * it. What the default theme switches off (`initial`) is left out.
 */
export function readThemes(css: string): Themes {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const [base = "", ...brands] = text.split(/(?=\[data-theme=")/);
  const tokens = declarations(base);
  return {
    default: tokens,
    ...Object.fromEntries(
      brands.map((block) => [
        /^\[data-theme="([^"]+)"/.exec(block)?.[1] ?? "",
        { ...tokens, ...declarations(block) },
      ]),
    ),
  };
}

function declarations(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/\s+/g, " "),
    ]),
  );
}

/**
 * A length in pixels, in a window of the given width and at the usual text size of 16 px. Knows `px`, `rem`, `vw`,
 * their sums, and `clamp()`, `min()` and `max()` of these.
 */
export function pixelsAt(value: string, width: number): number {
  const [, name, list = ""] = /^(clamp|min|max)\((.+)\)$/.exec(value.trim()) ?? [];
  if (name) {
    const parts = list.split(",").map((part) => pixelsAt(part, width));
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
