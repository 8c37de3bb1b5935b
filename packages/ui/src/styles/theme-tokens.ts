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
